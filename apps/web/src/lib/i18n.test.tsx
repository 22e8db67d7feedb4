import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineTexts, setLanguage } from './i18n.ts';

const { useText, text } = defineTexts('i18n-test', {
  tr: { hello: 'Merhaba {{name}}', minutes: '{{count}} dakika' },
  en: { hello: 'Hello {{name}}', minutes: '{{count}} minutes', minutes_one: 'One minute' },
});
const later = defineTexts('i18n-test-later', {
  tr: { word: 'elma' },
  en: async () => ({ word: 'apple' }),
});

const Greeting = () => {
  const t = useText();
  const l = later.useText();
  return (
    <p>
      {t('hello', { name: '<Ayşe>' })} {l('word')}
    </p>
  );
};

describe('texts', () => {
  it('are Turkish first, and the noun stays singular after a number', () => {
    expect([1, 2].map((count) => text('minutes', { count }))).toEqual(['1 dakika', '2 dakika']);
  });

  it('know the English one', () => {
    setLanguage('en');
    expect([1, 2].map((count) => text('minutes', { count }))).toEqual(['One minute', '2 minutes']);
  });

  it('follow the language on the screen, also those that come later, and the document’s with them', async () => {
    render(<Greeting />);
    expect(screen.getByText('Merhaba <Ayşe> elma')).toBeInTheDocument();
    act(() => setLanguage('en'));
    expect(await screen.findByText('Hello <Ayşe> apple')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en');
  });
});
