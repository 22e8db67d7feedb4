import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../lib/language/i18n.ts';
import { dayText, readDay } from './day-text.ts';

afterEach(() => setLanguage('tr'));

it('date parser › accepts local formats and the ISO format', () => {
  const written = [
    '05.09.2026',
    '5.9.2026',
    ' 05/09/2026 ',
    '5-9-2026',
    '5 9 2026',
    '05092026',
    '2026-09-05',
  ];
  expect(written.map(readDay)).toEqual(written.map(() => '2026-09-05'));
  expect(readDay('29.02.2028')).toBe('2028-02-29');
});

it('date parser › rejects incomplete dates and dates that do not exist', () => {
  for (const typed of ['', '5', '05.09', '05.09.', '05.09.26', '05.09.20266', '0509202', 'dün', '2026-9-5'])
    expect(readDay(typed), typed).toBeNull();
  for (const typed of ['31.02.2026', '29.02.2027', '00.01.2026', '01.13.2026', '32012026'])
    expect(readDay(typed), typed).toBeNull();
});

it('date format › follows the language of the interface', () => {
  expect(dayText('2026-09-05')).toBe('05.09.2026');
  setLanguage('en');
  expect(dayText('2026-09-05')).toBe('05/09/2026');
  expect([dayText(''), dayText('2026-02-31'), dayText('yesterday')]).toEqual(['', '', '']);
});
