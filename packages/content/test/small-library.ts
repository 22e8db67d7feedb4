import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Returns the files of a small valid library with one item of each kind. Each test edits these files. */
export const goodFiles = (): Record<string, string> => ({
  'levels/a1.yaml': `id: A1
name: { tr: A1 · Başlangıç, en: A1 · Beginner }
description: { tr: Gündelik cümleleri anlar., en: Understands everyday sentences. }
abilityFrom: null
canDo:
${['speaking', 'writing', 'reading', 'listening', 'vocabulary', 'grammar']
  .flatMap((skill) =>
    [1, 2].map(
      (n) => `  - { id: ${skill}-${n}, skill: ${skill}, tr: Bir şey yapabilirim., en: I can do it. }`,
    ),
  )
  .join('\n')}
`,
  'words/a1/home.yaml': `level: A1
topic: home
words:
  - word: key
    pos: noun
    ipa: kiː
    tr: anahtar
    examples:
      - { en: "The key is under the pot.", tr: "Anahtar saksının altında." }
      - { en: "I have two keys today.", tr: "Bugün iki anahtarım var." }
`,
  'readings/a1/the-key.md': `---
title: The key
level: A1
topic: home
type: story
variety: british
glossary:
  pot: saksı
profile: { level: A1, passed: true }
questions:
${[1, 2, 3, 4, 5]
  .map(
    (n) => `  - id: q${n}
    ask: Where is key number ${n}?
    right: Below a plant ${n}
    wrong: [On a table ${n}, With a friend ${n}, At a shop ${n}]
    evidence: The key is under the pot.
    why: Metinde anahtarın saksının altında olduğu yazıyor.`,
  )
  .join('\n')}
---
The key is under the pot.

${'The key is here and I have it now, and it is mine. '.repeat(6).trim()}
`,
  'listenings/a1/at-the-door.md': `---
title: At the door
level: A1
topic: people
type: dialogue
variety: british
pace: 100
speakers:
  - { name: Deniz, voice: female }
  - { name: Tom, voice: male }
glossary:
  pot: saksı
profile: { level: A1, passed: true }
questions:
${[1, 2, 3, 4]
  .map(
    (n) => `  - id: q${n}
    ask: What has Tom got, number ${n}?
    right: Two of them ${n}
    wrong: [One plant ${n}, No idea ${n}, A door ${n}]
    evidence: I have two keys.
    why: Tom iki anahtarı olduğunu söylüyor.`,
  )
  .join('\n')}
---
Deniz: ${'Who has the pot, you or me? It is not mine. '.repeat(3).trim()}

Tom: I have two keys. ${'And you have none, so what do we do now? '.repeat(3).trim()}
`,
  'clozes/a1/articles.yaml': `level: A1
point: { tr: Mesleklerle a / an, en: a / an with jobs }
items:
  - id: a1-nurse
    text: My sister is ___ nurse in Ankara.
    answers: [a]
    wrong: [an, the, in]
    practises: [missing-article]
    grammar: indefinite-article
    word: nurse
    tr: Kız kardeşim Ankara’da hemşire.
    why: Tekil mesleğin önüne a ya da an gelir.
`,
  'grammar/a1/articles.yaml': `level: A1
title: { tr: "a, an", en: a and an }
when:
  tr: Türkçede mesleğin önüne bir şey gelmez. İngilizcede tekil bir mesleğin önüne a ya da an gelir.
  en: In Turkish nothing stands before a job. In English a or an stands before a singular job.
form:
  columns: [{ tr: kelime, en: word }]
  rows:
    - { label: { tr: ünsüz sesten önce, en: before a consonant }, cells: [a nurse] }
    - { label: { tr: ünlü sesten önce, en: before a vowel }, cells: [an engineer] }
contrasts:
  - { tr: Teyzem hemşire., en: My aunt is a nurse., why: { tr: Tekil meslek a ister., en: A job takes a. } }
  - { tr: Babam mühendis., en: My father is an engineer., why: { tr: Ünlüden önce an., en: A vowel takes an. } }
  - { tr: Süt severim., en: I like milk., why: { tr: Süt sayılamaz., en: Milk is uncountable. } }
examples:
  - { text: the-key, en: The key is under the pot., tr: Anahtar saksının altında. }
  - { text: the-key, en: The key is here, tr: Anahtar burada }
  - { text: at-the-door, en: I have two keys., tr: İki anahtarım var. }
  - { text: at-the-door, en: It is not mine., tr: Benim değil. }
  - { text: at-the-door, en: And you have none, tr: Sende ise yok }
mistake: { wrong: She is nurse., right: She is a nurse., why: { tr: Mesleğin önünde a yok., en: The a is missing. } }
codes: [missing-article]
`,
  'writing/a1.yaml': `level: A1
prompts:
  - id: a1-my-room
    title: { tr: Odam, en: My room }
    genre: description
    task: { tr: Odanızı anlatın., en: Write about your room. }
    points:
      - { tr: neler olduğunu, en: what is in it }
      - { tr: rengini, en: its colour }
      - { tr: neden sevdiğinizi, en: why you like it }
    words: [40, 70]
    phrases:
      - { tr: Odamda bir … var., en: There is a … in my room. }
      - { tr: Odam ….., en: My room is …. }
      - { tr: En sevdiğim şey …., en: My favourite thing is …. }
      - { tr: Duvarlar …., en: The walls are …. }
    practises: [there-is-have]
`,
  'models/a1.yaml': `level: A1
answers:
  - prompt: a1-my-room
    checklist:
      - { tr: Odadakiler doğru söylenmiş mi?, en: Is the room right? }
      - { tr: Yer edatları doğru mu?, en: Are the prepositions right? }
      - { tr: Sıfatlar isimden önce mi?, en: Do adjectives stand first? }
    own: ${'There is a small bed in my room. '.repeat(6).trim()}
    higher: ${'There is a big window in my room. '.repeat(8).trim()}
    notice:
      - { quote: There is a small bed, tr: Bir yerde olan şey, en: A thing in a place }
      - { quote: a big window, tr: Sıfat önce gelir, en: The adjective comes first }
      - { quote: in my room, tr: Yer sonda, en: The place comes last }
`,
  'placement/a1.yaml': `level: A1
items:
  - id: a1-she-is
    skill: grammar
    tests: be-present
    text: My name is Ece and I ___ from İzmir.
    right: am
    wrong: [is, are, be]
  - id: a1-note
    skill: reading
    tests: short-note
    text: I am at the shop. Back at five.
    ask: Where is the writer?
    right: Out shopping
    wrong: [At home, In bed, On a bus]
`,
  'function-words.yaml': `the: belirli artikel
a: bir
is: olmak
under: altında
here: burada
and: ve
i: ben
have: sahip olmak
it: o
now: şimdi
mine: benimki
two: iki
who: kim
has: sahiptir
you: sen
or: veya
me: beni
not: değil
none: hiç
so: bu yüzden
what: ne
do: yapmak
we: biz
`,
});

/**
 * Writes library files to a new folder and returns the path of the folder. The caller must remove the folder.
 */
export function writeLibrary(files: Record<string, string | Uint8Array>): string {
  const root = mkdtempSync(join(tmpdir(), 'library-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}
