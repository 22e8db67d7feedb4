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

describe('interface texts', () => {
  it('are Turkish by default, with a singular noun after a number', () => {
    expect([1, 2].map((count) => text('minutes', { count }))).toEqual(['1 dakika', '2 dakika']);
  });

  it('use the English singular when the number is one', () => {
    setLanguage('en');
    expect([1, 2].map((count) => text('minutes', { count }))).toEqual(['One minute', '2 minutes']);
  });

  it('change with the interface language, even if they are loaded later, and set the document’s language', async () => {
    render(<Greeting />);
    expect(screen.getByText('Merhaba <Ayşe> elma')).toBeInTheDocument();
    act(() => setLanguage('en'));
    expect(await screen.findByText('Hello <Ayşe> apple')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en');
  });
});
