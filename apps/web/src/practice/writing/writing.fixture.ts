import type { AnswerOf } from '@pratik/contract/call';
import type { StoredCorrection } from '@pratik/contract/feedback';
import {
  type Assessment,
  type Draft,
  discardDraft,
  getPiece,
  getWritingChoices,
  listPieces,
  type Piece,
  type Prompt,
  type PromptCard,
  revisePiece,
  saveDraft,
  startPiece,
  submitDraft,
} from '@pratik/contract/writing';
import { countWords } from '@pratik/text/words';
import { answer, problem, server } from '../../../test/server.ts';
import type { Choices } from './writing.queries.ts';

export const writingUrl = '/pages/writing-practice';
export const pieceId = '0190a0f0-0000-7000-8000-0000000000f1';
export const draftId = '0190a0f0-0000-7000-8000-0000000000d1';
export const pieceUrl = `${writingUrl}/${pieceId}`;
const at = '2026-03-10T09:00:00.000Z';

export const cardOf = (change: Partial<PromptCard> = {}): PromptCard => ({
  id: 'a2-house',
  title: { tr: 'Çocukluğumun evi', en: 'The house where I was small' },
  levelId: 'A2',
  genre: 'description',
  words: { least: 70, most: 120 },
  state: 'new',
  practises: [],
  ...change,
});

export const choicesOf = (change: Partial<Choices> = {}): Choices => ({
  ownLevel: 'A2',
  level: 'A2',
  levels: (['A1', 'A2', 'B1'] as const).map((cefr, index) => ({
    id: cefr,
    cefr,
    name: { tr: cefr, en: cefr },
    published: index,
  })),
  prompts: [
    cardOf({ id: 'a2-door', title: { tr: 'Yanlış kapı', en: 'The wrong door' }, state: 'written' }),
    cardOf(),
    cardOf({
      id: 'a2-noise',
      title: { tr: 'Gürültü için özür', en: 'Sorry for the noise' },
      genre: 'message',
      practises: ['missing-article'],
    }),
  ],
  nearestLevel: null,
  today: { done: false, prompt: cardOf({ practises: ['missing-article'] }) },
  begun: [],
  ...change,
});

export const promptOf = (change: Partial<Prompt> = {}): Prompt => ({
  id: 'a2-house',
  title: { tr: 'Çocukluğumun evi', en: 'The house where I was small' },
  levelId: 'A2',
  genre: 'description',
  task: { tr: 'Çocukken iyi bildiğiniz bir evi anlatın.', en: 'Describe a house you knew as a child.' },
  points: [{ tr: 'nerede olduğunu', en: 'where it was' }],
  phrases: [{ tr: 'Bir … vardı.', en: 'There was a …' }],
  words: { least: 70, most: 120 },
  retired: false,
  ...change,
});

export const correctionOf = (change: Partial<StoredCorrection> = {}): StoredCorrection => ({
  id: '0190a0f0-0000-7000-8000-0000000000c1',
  code: 'missing-article',
  start: 13,
  end: 18,
  replacements: ['a nurse'],
  source: 'transfer-grammar',
  confidence: 0.9,
  explanation: { tr: 'Meslekten önce a gelir.', en: 'Put a before a job.' },
  disputed: false,
  ...change,
});

export const draftOf = (change: Partial<Draft> = {}): Draft => {
  const text = change.text ?? '';
  return {
    id: draftId,
    number: 1,
    text,
    revision: 0,
    savedAt: at,
    words: countWords(text),
    submittedAt: null,
    feedback: null,
    assessment: null,
    focus: null,
    ...change,
  };
};

export const pieceOf = (change: Partial<Piece> = {}): Piece => ({
  id: pieceId,
  prompt: promptOf(),
  levelId: 'A2',
  startedAt: at,
  drafts: [draftOf()],
  ...change,
});

export const estimateOf = (): Assessment => ({
  kind: 'estimate',
  level: 'A2',
  task: { level: 'A1', words: 12, bounds: { least: 70, most: 120 } },
  vocabulary: { level: 'B1', different: 9, rarest: [{ word: 'neighbour', level: 'B1' }] },
  accuracy: { level: 'A2', corrections: 2, perHundredWords: 8.3, limited: false },
  organisation: { level: 'A2', wordsPerSentence: 6.5, connectors: ['and', 'because'] },
});

export const sentText = 'My sister is nurse.\nShe live in house, because she like it.';
export const second = correctionOf({
  id: '0190a0f0-0000-7000-8000-0000000000c2',
  code: 'third-person-s',
  start: 24,
  end: 28,
  replacements: ['lives'],
  explanation: { tr: 'Özne she olunca fiil -s alır.', en: 'With she the verb takes -s.' },
});

/** Returns a submitted draft with its corrections. */
export const sentDraft = (change: Partial<Draft> = {}): Draft =>
  draftOf({
    text: sentText,
    submittedAt: at,
    feedback: { state: 'done', corrections: [correctionOf(), second] },
    assessment: estimateOf(),
    focus: { code: 'missing-article', correctionIds: [correctionOf().id] },
    ...change,
  });

/** Fakes the server for one piece and stores its changes. `heard` contains the requests. */
export const serveWriting = (piece: Piece = pieceOf(), choices: Choices = choicesOf()) => {
  const state = { piece, choices, heard: [] as { call: string; input: unknown }[] };
  const hear = (call: string, input: unknown) => state.heard.push({ call, input });
  const changeLast = (change: Partial<Draft>) => {
    const last = state.piece.drafts.at(-1) ?? draftOf();
    const next = { ...last, ...change };
    state.piece = { ...state.piece, drafts: [...state.piece.drafts.slice(0, -1), next] };
    return next;
  };
  const emptyList: AnswerOf<typeof listPieces> = {
    pieces: [],
    total: 0,
    totalCapped: false,
    page: 0,
    size: 10,
  };
  server.use(
    answer(getWritingChoices, (input) => {
      hear('choices', input);
      return { ...state.choices, level: input.level ?? state.choices.level };
    }),
    answer(listPieces, () => emptyList),
    answer(getPiece, ({ id }) => (id === state.piece.id ? state.piece : problem('not-found'))),
    answer(startPiece, (input) => {
      hear('start', input);
      return state.piece;
    }),
    answer(saveDraft, (input) => {
      hear('save', input);
      const { revision } = state.piece.drafts.at(-1) ?? draftOf();
      const next = changeLast({ text: input.text, revision: revision + 1 });
      return { text: next.text, revision: next.revision, savedAt: at, submittedAt: null };
    }),
    answer(submitDraft, (input) => {
      hear('submit', input);
      const feedback = { state: 'waiting' as const, corrections: [] };
      changeLast({ text: input.text, submittedAt: at, feedback, words: countWords(input.text) });
      return state.piece;
    }),
    answer(revisePiece, (input) => {
      hear('revise', input);
      const last = state.piece.drafts.at(-1) ?? draftOf();
      const next = draftOf({ id: input.draftId, number: last.number + 1, text: last.text });
      state.piece = { ...state.piece, drafts: [...state.piece.drafts, next] };
      return state.piece;
    }),
    answer(discardDraft, (input) => {
      hear('discard', input);
      return { done: true as const };
    }),
  );
  return state;
};
