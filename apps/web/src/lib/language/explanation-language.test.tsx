import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setExplanationLanguage, useExplanationLanguage } from './explanation-language.ts';
import { setLanguage } from './i18n.ts';

const Why = () => <p>{{ tr: 'çünkü', en: 'because' }[useExplanationLanguage()]}</p>;

afterEach(() => {
  setExplanationLanguage(null);
  setLanguage('tr');
});

it('language of explanations › follows the interface language unless the learner chooses another language', () => {
  render(<Why />);
  expect(screen.getByText('çünkü')).toBeVisible();
  act(() => setExplanationLanguage('en'));
  expect(screen.getByText('because')).toBeVisible();
  act(() => {
    setLanguage('en');
    setExplanationLanguage('tr');
  });
  expect(screen.getByText('çünkü')).toBeVisible();
  act(() => setExplanationLanguage(null));
  expect(screen.getByText('because')).toBeVisible();
});
