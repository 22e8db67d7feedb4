import { expect, test } from 'vitest';
import { exportPage } from './export-page.ts';

const heading = {
  name: 'Şule <Işık>',
  language: 'tr' as const,
  madeAt: new Date('2026-09-05T09:00:00Z'),
  timeZone: 'Europe/Istanbul',
  own: true,
  sounds: ['sesler/bir.wav'],
};
const page = exportPage(heading, [
  {
    table: 'turns',
    title: 'Sohbetlerde söylenenler',
    rows: [
      {
        id: '0190a0f0-0000-7000-8000-000000000001',
        created_at: '2026-09-05T21:30:00+00:00',
        text: 'I <b>like</b> it.',
        disputed: false,
        seconds: 1234.5,
      },
    ],
  },
  { table: 'readings', title: 'Okumalar', rows: [{ day: '2026-01-02', brand_new: 'x' }] },
  { table: 'writings', title: 'Yazma çalışmaları', rows: [] },
]);

test('export page › shows Turkish labels and numbers, and dates in the time zone of the instance', () => {
  expect(page).toContain('<dt>Oluşturulma</dt><dd>6 Eylül 2026 00:30</dd>');
  expect(page).toContain('<dt>Gün</dt><dd>2 Ocak 2026</dd>');
  expect(page).toContain('<dt>İtiraz edildi mi</dt><dd>hayır</dd>');
  expect(page).toContain('<dt>Süre (saniye)</dt><dd>1.234,5</dd>');
  expect(page).toContain('Hazırlanma: 5 Eylül 2026 12:00.');
  // A column without a label still appears on the page, with its own name.
  expect(page).toContain('<dt>brand new</dt><dd>x</dd>');
});

test('export page › escapes HTML in users’ texts and omits record ids', () => {
  expect(page).toContain('<dd>I &lt;b&gt;like&lt;/b&gt; it.</dd>');
  expect(page).toContain('Hakkınızda tutulanlar: Şule &lt;Işık&gt;');
  expect(page).not.toContain('0190a0f0');
});

test('export page › contains a player for each recording and names the tables without rows', () => {
  expect(page).toContain('<audio controls preload="none" src="sesler/bir.wav">');
  expect(page).toContain('Hiç kayıt bulunmayanlar: Yazma çalışmaları.');
});

test('export page › is in English for a user whose language is English', () => {
  const english = exportPage({ ...heading, language: 'en', own: false }, [
    {
      table: 'turns',
      title: 'Messages of conversations',
      rows: [{ created_at: '2026-09-05T21:30:00+00:00', disputed: false, seconds: 1234.5 }],
    },
    { table: 'writings', title: 'Written texts', rows: [] },
  ]);
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('Data stored about you: Şule &lt;Işık&gt;');
  expect(english).toContain('<dt>Created at</dt><dd>6 September 2026 at 00:30</dd>');
  expect(english).toContain('<dt>Reported as wrong</dt><dd>no</dd>');
  expect(english).toContain('<dt>Duration (seconds)</dt><dd>1,234.5</dd>');
  expect(english).toContain('No records: Written texts.');
  expect(english.replaceAll(/Şule|Işık|sesler/g, '')).not.toMatch(/[çğışöüÇĞİŞÖÜ]/);
});
