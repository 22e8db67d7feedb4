import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml, textOfHtml } from './html-text.ts';

it.each([
  ['<div>a <b>cat</b></div>', 'a cat'],
  ['one<br>two<br/>three', 'one two three'],
  ['[sound:cat.mp3]cat', 'cat'],
  ['<img src="x.png" onerror="alert(1)">cat', 'cat'],
  ['<style>.x{color:red}</style>cat<script>alert(1)</script>', 'cat'],
  ['<script>alert(1)', ''],
  ['cat<!-- <b> -->s', 'cat s'],
  ['<style>a<STYLE>b</style >cat<script src="<">c</scripts></script>s', 'cat s'],
  ['cat<style', 'cat<style'],
  ['[sound:a[sound:b.mp3]cat [sound:c', 'cat [sound:c'],
  ['{{c1::kedi::hayvan}} ve {{c2::köpek}}', 'kedi ve köpek'],
  ['{{c1::kedi\nler:::hayvan}} {{c2::a::b{c}::d}} {{c3::', 'kedi ler a::b{c} {{c3::'],
  ['Tom &amp; Jerry&nbsp;&#39;s &#x131;&lt;b&gt;', "Tom & Jerry 's ı<b>"],
  ['1 < 2', '1 < 2'],
  ['&#0;&#xd800;&nope;', '&nope;'],
])('HTML to text conversion › converts %s to “%s”', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

it.each([
  ['<style'.repeat(3_000), ''],
  ['[sound:'.repeat(2_500), ''],
  // A search with quadratic or longer run time would take hours for these texts.
  ['{{c1::'.repeat(1_500), ':'.repeat(10_000)],
])(
  'HTML to text conversion › needs little time for many start tags or markers without an end: %.10s',
  (beginnings, rest) => {
    expect(textOfHtml(beginnings + rest)).toBe(beginnings + rest);
  },
);

it('HTML to text conversion › returns the original text on one line when the input is escaped plain text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
      fc.pre(!/\[sound:|\{\{c\d/.test(plain));
      expect(textOfHtml(escapeHtml(plain))).toBe(plain);
    }),
  );
});
