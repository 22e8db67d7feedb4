import {
  type addLevel,
  type EditableLevel,
  levelTexts,
  statementChange,
  type updateLevel,
} from '@pratik/contract/level';
import { z } from 'zod';
import type { InputFor } from '../../lib/api/api-client.ts';
import { issueText } from '../../lib/errors/contract-resolver.ts';
import { levelsText } from './levels.texts.ts';

/**
 * Parses a typed threshold such as `−0,75` or `-0.75`. Returns null for an empty text and undefined for a text that
 * is not a number.
 */
export const readThreshold = (text: string): number | null | undefined => {
  const plain = text.trim().replace('−', '-').replace(',', '.');
  if (plain === '') return null;
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};

export const writeThreshold = (logits: number | null): string =>
  logits === null ? '' : String(logits).replace('-', '−').replace('.', ',');

const threshold = z.string().superRefine((text, context) => {
  const logits = readThreshold(text);
  if (logits === undefined) {
    context.addIssue({ code: 'custom', message: levelsText('thresholdWrong') });
    return;
  }
  const [issue] = levelTexts.shape.abilityFrom.safeParse(logits).error?.issues ?? [];
  if (issue) context.addIssue({ code: 'custom', message: issueText(issue) });
});

const about = z.string().max(600);
const description = z.object({ tr: about, en: about }).superRefine(({ tr, en }, context) => {
  if ((tr.trim() === '') === (en.trim() === '')) return;
  const path = [tr.trim() === '' ? 'tr' : 'en'];
  context.addIssue({ code: 'custom', path, message: levelsText('descriptionBoth') });
});

const texts = {
  cefr: levelTexts.shape.cefr,
  name: levelTexts.shape.name,
  description,
  abilityFrom: threshold,
};

export const levelFormSchema = z.object({ ...texts, canDo: z.array(statementChange) });
export type LevelForm = z.input<typeof levelFormSchema>;
export type StatementForm = LevelForm['canDo'][number];

export const newLevelSchema = z.object({
  ...texts,
  id: z.string().refine((id) => id.length >= 2, { error: () => levelsText('shortNameTooShort') }),
  /** Id of the preceding level. An empty string makes the new level the lowest level. */
  after: z.string(),
});
export type NewLevelForm = z.input<typeof newLevelSchema>;

export const toForm = (level: EditableLevel): LevelForm => ({
  cefr: level.cefr,
  name: level.name,
  description: level.description ?? { tr: '', en: '' },
  abilityFrom: writeThreshold(level.abilityFrom),
  canDo: level.canDo.map(({ id, skill, text, retired }) => ({ id, skill, text, retired })),
});

const toTexts = ({ cefr, name, description: written, abilityFrom }: Omit<LevelForm, 'canDo'>) => ({
  cefr,
  name,
  description: written.tr.trim() === '' ? null : written,
  abilityFrom: readThreshold(abilityFrom) ?? null,
});

export const toUpdate = (id: string, revision: number, form: LevelForm): InputFor<typeof updateLevel> => ({
  id,
  revision,
  ...toTexts(form),
  canDo: form.canDo,
});

export const toNewLevel = ({ id, after, ...form }: NewLevelForm): InputFor<typeof addLevel> => ({
  id,
  after: after === '' ? null : after,
  ...toTexts(form),
});

const turkish: Readonly<Record<string, string>> = { ı: 'i', ğ: 'g', ü: 'u', ş: 's', ö: 'o', ç: 'c' };

const shortNameLength = 16;

/**
 * Derives a short name from a name: `B1 · Akşam grubu` becomes `b1-aksam-grubu`. A short name that is too long is
 * cut after a complete word.
 */
export const shortNameOf = (name: string): string => {
  const words = name
    .toLocaleLowerCase('tr')
    .replace(/[ığüşöç]/g, (letter) => turkish[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const [first = '', ...rest] = words;
  return rest.reduce(
    (whole, word) => {
      const longer = `${whole}-${word}`;
      return longer.length > shortNameLength ? whole : longer;
    },
    first.slice(0, shortNameLength),
  );
};
