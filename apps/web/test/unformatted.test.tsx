import { expect, it } from 'vitest';
import { unformattedValues } from './unformatted.ts';

it('check after each web test › finds text such as [object Object], NaN or an unreplaced placeholder on the page', () => {
  const page = document.createElement('div');
  page.innerHTML = '<p>Hata: [object Object]</p><button aria-label="Kalan: {{count}}">NaN dk</button>';
  expect(unformattedValues(page)).toEqual(['[object Object]', 'NaN', '{{count}}']);
  page.innerHTML = '<p title="Kalan: 2">An object, undefinable and {one}</p>';
  expect(unformattedValues(page)).toEqual([]);
});
