import type { CefrLevel } from '@pratik/contract/common';
import type { Library } from '../library.ts';
import { type ContentIssue, issueRecorder, type Kind } from './content-issue.ts';

export type TurkishLine = { kind: Kind; level: CefrLevel; file: string; id: string; text: string };

const LETTERS = /^[a-zçğıöşüâîûA-ZÇĞİÖŞÜÂÎÛ0-9 ·.,;:!?’“”()/…–+=%&*→₺€£$°-]+$/;
const OWN = /[çğıöşüÇĞİÖŞÜ]/g;
const BAND = [0.09, 0.145] as const;
/** Minimum text length, in letters, for a check of letter frequencies. Shorter texts are not checked. */
export const SOME_SIZE = 2000;

/** Common Turkish words as typed with ASCII letters only. None of these spellings is a correct Turkish word. */
const ASCII =
  /(?:^|[^\p{L}])(?:cok|icin|degil|guzel|ogrenci|ogretmen|bugun|dogru|yanlis|cumle|sozcuk|ozne|gecmis|simdi|calisma|calisiyor|buyuk|kucuk|turkce|turkiye|uzerinde|onemli|ornek|gore|konusma|ogleden|aksam|kullanilir|olmasi|cunku|ayni|birsey|herkez|yanliz|degildir|geliyo|gidiyo|yapiyor|oldugu|gosterir|hic|nasil)(?=$|[^\p{L}])/iu;

/** Returns all Turkish texts of the library. */
export function turkishOf(library: Library): TurkishLine[] {
  const lines = (
    kind: Kind,
    of: { level: CefrLevel; file: string; id: string },
    ...texts: (string | undefined)[]
  ) =>
    texts.flatMap((text) =>
      text === undefined ? [] : [{ kind, level: of.level, file: of.file, id: of.id, text }],
    );
  return [
    ...library.levels.flatMap((level) =>
      lines(
        'level',
        { ...level, level: level.id },
        level.name.tr,
        level.description.tr,
        ...level.canDo.map(({ tr }) => tr),
      ),
    ),
    ...library.words.flatMap((word) =>
      lines('word', word, word.tr, word.note, ...word.examples.map(({ tr }) => tr)),
    ),
    ...library.readings.flatMap((text) => lines('reading', text, ...Object.values(text.glossary))),
    ...library.listenings.flatMap((text) => lines('listening', text, ...Object.values(text.glossary))),
    ...library.questions.flatMap((question) => lines('question', question, question.why)),
    ...library.clozes.flatMap((item) => lines('cloze', item, item.tr, item.why)),
    ...library.grammarLessons.flatMap((lesson) =>
      lines(
        'grammar-lesson',
        lesson,
        lesson.title.tr,
        lesson.when.tr,
        lesson.form.note?.tr,
        ...lesson.form.columns.map(({ tr }) => tr),
        ...lesson.form.rows.map(({ label }) => label.tr),
        ...lesson.contrasts.flatMap(({ tr, why }) => [tr, why.tr]),
        ...lesson.examples.map(({ tr }) => tr),
        lesson.mistake.why.tr,
      ),
    ),
    ...library.units.flatMap((unit) =>
      lines('unit', unit, unit.title.tr, unit.goal.tr, ...unit.canDo.map(({ tr }) => tr)),
    ),
    ...library.writingPrompts.flatMap((prompt) =>
      lines(
        'writing-prompt',
        prompt,
        prompt.title.tr,
        prompt.task.tr,
        ...prompt.points.map(({ tr }) => tr),
        ...prompt.phrases.map(({ tr }) => tr),
      ),
    ),
    ...library.modelAnswers.flatMap((answer) =>
      lines(
        'model-answer',
        answer,
        ...answer.checklist.map(({ tr }) => tr),
        ...answer.notice.map(({ tr }) => tr),
      ),
    ),
  ];
}

/**
 * Checks that Turkish text contains only Turkish letters in composed Unicode form, no words typed with ASCII
 * letters, and typical letter frequencies.
 */
export function checkTurkish(library: Library): ContentIssue[] {
  const all = turkishOf(library);
  const found = all.flatMap((line) => {
    const { issues, error } = issueRecorder(line.kind);
    if (!LETTERS.test(line.text)) error('turkish', line, `a letter Turkish lacks: ${line.text}`);
    if (line.text !== line.text.normalize('NFC')) error('turkish', line, `not composed: ${line.text}`);
    const ascii = ASCII.exec(line.text.toLocaleLowerCase('tr'));
    if (ascii) error('turkish', line, `without its letters: ${ascii[0].trim()}`);
    return issues;
  });
  const byFile = Map.groupBy(all, ({ file }) => file);
  for (const [file, lines] of byFile) {
    const letters = lines.map(({ text }) => text.replace(/[^\p{L}]/gu, '')).join('');
    const first = lines[0];
    if (letters.length < SOME_SIZE || !first) continue;
    const share = (letters.match(OWN)?.length ?? 0) / letters.length;
    const { issues, error } = issueRecorder(first.kind);
    if (share < BAND[0] || share > BAND[1])
      error(
        'turkish',
        { ...first, id: '(file)' },
        `ç ğ ı ö ş ü are ${(share * 100).toFixed(1)} % of the letters in ${file}`,
      );
    found.push(...issues);
  }
  return found;
}
