import { expect, test } from 'vitest';
import { findPrivate, maskPieces, maskPrivate } from './masking.ts';

test('masking of personal data › replaces personal data, and leaves all other text unchanged', () => {
  expect(maskPrivate('Call me on 0532 123 45 67 or write to ayse@example.com, I love films.')).toBe(
    'Call me on [phone] or write to [email], I love films.',
  );
  expect(maskPrivate('We have 3 cats and 120 books.')).toBe('We have 3 cats and 120 books.');
});

test.each([
  ['Tel:05321234567', 'Tel:[phone]'],
  ['my number.05321234567,ok', 'my number.[phone],ok'],
  ['tel05321234567', 'tel[phone]'],
  ['0532_123_45_67', '[phone]'],
  ['TC10000000146', 'TC[identity]'],
  ['card4242424242424242', 'card[card]'],
  ['ayse @ example.com', '[email]'],
  ['ayse(at)example(dot)com', '[email]'],
  ['write to ayse at example dot com please', 'write to [email] please'],
])(
  'masking of personal data › finds personal data that is joined to words, written with spaces or dictated: %s',
  (text, masked) => {
    expect(maskPrivate(text)).toBe(masked);
  },
);

test.each([
  'We meet at school. Computers are fun.',
  'I looked at Amazon dot by dot.',
  'Look at the com port.',
  'Pi is 3.14159265358979.',
  'It cost 1.234.567,89 in 2019-2020, at 10:30:45.',
  'In 1999, 2000, 2001 and 2002 we won 3:2, 4:1 and 12:10.',
])('masking of personal data › leaves other numbers and words unchanged: %s', (text) => {
  expect(maskPrivate(text)).toBe(text);
});

test.each([
  ['a tab', 'I live at Gül Sokak\tNo: 12, come!', 'I live at Gül [address], come!'],
  ['a line end', 'my number is 0532\n123\r\n45 67 ok', 'my number is [phone] ok'],
  ['a no-break and a thin space', '0532\u00a0123\u200945\u202f67', '[phone]'],
  ['soft hyphens and joiners', '05\u00ad32 12\u200b3 4\u20605 67', '[phone]'],
  ['full-width digits', 'call ０５３２１２３４５６７ now', 'call [phone] now'],
  ['eastern digits', '٠٥٣٢ ١٢٣ ٤٥ ٦٧', '[phone]'],
  ['another dash', '0532–123—45‑67', '[phone]'],
  ['an accent apart', 'Lale Sokag\u0306ı No 7', 'Lale [address]'],
])(
  'masking of personal data › finds personal data that contains unusual characters: %s',
  (_, text, masked) => {
    expect(maskPrivate(text)).toBe(masked);
  },
);

test.each([
  ['call oh five three two one two three four five six seven please', 'call [phone] please'],
  ['zero five, three two, double one, three four five six seven', '[phone]'],
  ['My number is five three two, one twenty three, forty five, sixty seven.', 'My number is [phone].'],
  ['Numaram sıfır beş yüz otuz iki, yüz yirmi üç, kırk beş, altmış yedi.', 'Numaram [phone].'],
  ['0 five 3 two one 2 three 4 five 6 seven', '[phone]'],
  ['the code is nine one four seven two two eight', 'the code is [phone]'],
])('masking of personal data › finds numbers that are written as words: %s', (text, masked) => {
  expect(maskPrivate(text)).toBe(masked);
});

test.each([
  ['Hello, my name is Zeynep Kara and I like tea.', 'Hello, my name is [name] and I like tea.'],
  ['my name is zeynep i live in izmir', 'my name is [name] i live in izmir'],
  ['My name’s Zeynep.', 'My name’s [name].'],
  ['My surname is Öztürk, it is common.', 'My surname is [name], it is common.'],
  ['I am called Zeynep. Everybody calls me Zeyno.', 'I am called [name]. Everybody calls me [name].'],
  ['Benim adım zeynep kara.', 'Benim adım [name].'],
  ['Merhaba, adım İsmail Şahin, memnun oldum.', 'Merhaba, adım [name], memnun oldum.'],
])('masking of personal data › finds names with which learners introduce themselves: %s', (text, masked) => {
  expect(maskPrivate(text)).toBe(masked);
});

test.each([
  ['i am ayşe, AYSE YILMAZ from class 8', 'i am [name], [name] [name] from class 8'],
  ['Write to Yılmaz’s office', 'Write to [name]’s office'],
])('masking of personal data › finds the registered names of the user: %s', (text, masked) => {
  expect(maskPrivate(text, ['Ayşe', 'Yılmaz'])).toBe(masked);
});

test('masking of personal data › masks a name that is also an English word only when it has a capital letter', () => {
  const names = ['Can', 'Son'];
  expect(maskPrivate('Can you swim? I can. YES YOU CAN! My son is Can Son.', names)).toBe(
    'Can you swim? I can. YES YOU CAN! My son is [name] [name].',
  );
});

test.each([
  'One, two, three, four, five, six, seven, eight, nine, ten!',
  'I have two sisters, three cats and one hundred and twenty books.',
  'Two four six eight ten twelve, I can count.',
  'My name is not important. My name is on the list.',
  'Call me later, call me when you come.',
  'Bir adım attım, adım adım öğreniyorum. İlk adım zordur.',
])(
  'masking of personal data › leaves numbers in counting order, and introductions without a name, unchanged: %s',
  (text) => {
    expect(maskPrivate(text)).toBe(text);
  },
);

test('maskPieces › masks personal data that begins in one sentence and ends in the next', () => {
  const text = 'It is 0532 123. 45 67 ok';
  const pieces = findPrivate(text);
  expect([maskPieces(text, pieces, 0, 15), maskPieces(text, pieces, 15)]).toEqual([
    'It is [phone]',
    '[phone] ok',
  ]);
});
