import { type Asked, askedOf } from '@pratik/content/asked';
import type { Answered } from '@pratik/content/kinds/question';
import { evidenceLines } from '@pratik/content/kinds/question';
import { wordCount } from '@pratik/content/meaning/tokens';
import { optionsOf } from '@pratik/content/options';
import { turnsOf } from '@pratik/content/read/turns';
import type { Draft, DraftOf, QuestionKind } from '@pratik/contract/question-draft';
import type { Bodies } from '../items.ts';
import { questionBody, wordBody } from '../stored-fields.ts';
import { paragraphsOf } from './draft-of.ts';

/** The stored form of a draft: the fields that are columns, and the body with all other fields. */
export type Written = { title: string; codes: string[]; body: Bodies[QuestionKind] };

type Text = DraftOf<'reading'> | DraftOf<'listening'>;

/** The options of a true-or-false question: the only options whose order is fixed. */
export const trueFalse = ['True', 'False'] as const;
export const isTrueFalse = ({
  form,
  right,
  wrong,
}: Pick<DraftOf<'question'>, 'form' | 'right' | 'wrong'>): boolean =>
  form === 'one' &&
  wrong.length === 1 &&
  trueFalse.every((option) => option === right || option === wrong[0]);

/** The answer part of a question draft (options, order, pairs or gap), by question form. */
export const answeredIn = (draft: DraftOf<'question'>): Answered => {
  const { form, right, rights, steps, pairs, wrong } = draft;
  switch (form) {
    case 'several':
      return { form, rights, wrong };
    case 'order':
      return { form, steps };
    case 'match':
      return { form, pairs, wrong };
    case 'one':
      return { right, wrong };
  }
};

const asked = (id: string, draft: DraftOf<'question'>): Asked =>
  isTrueFalse(draft)
    ? { options: [...trueFalse], answer: draft.right === 'True' ? 0 : 1 }
    : askedOf(id, answeredIn(draft));

const orNull = (text: string) => (text === '' ? null : text);

const shared = (draft: Text, running: readonly string[]) => ({
  title: draft.title,
  variety: draft.variety as Bodies['reading']['variety'],
  words: wordCount(running.join('\n')),
  names: draft.names,
  glossary: Object.fromEntries(draft.glossary.map(({ word, tr }) => [word, tr])),
});

/**
 * Converts a validated draft to its stored form. The order of the options depends only on the id, as in the
 * library.
 */
export const bodyOf = (id: string, draft: Draft): Written => {
  switch (draft.kind) {
    case 'question': {
      const evidence = evidenceLines(draft.evidence).join('\n');
      return { title: draft.ask, codes: [], body: questionBody({ ...draft, evidence }, asked(id, draft)) };
    }
    case 'cloze': {
      const { text, answers, wrong, grammar, word, tr, why, point } = draft;
      const practises = draft.practises as Bodies['cloze']['practises'];
      const choice = optionsOf(id, answers[0] ?? '', wrong);
      const body = { text, answers, choice, practises, grammar, word: orNull(word), tr, why, point };
      return { title: text, codes: practises, body };
    }
    case 'placement-item': {
      const { tests, text, ask } = draft;
      const skill = draft.skill as Bodies['placement-item']['skill'];
      return {
        title: text,
        codes: [],
        body: { skill, tests, text, ask: orNull(ask), ...optionsOf(id, draft.right, draft.wrong) },
      };
    }
    case 'writing-prompt': {
      const { title, task, points, least, most, phrases } = draft;
      const genre = draft.genre as Bodies['writing-prompt']['genre'];
      const practises = draft.practises as Bodies['writing-prompt']['practises'];
      const body = { title, genre, task, points, words: { least, most }, phrases, practises };
      return { title: title.tr, codes: practises, body };
    }
    case 'word':
      return { title: draft.word, codes: [], body: wordBody(draft) };
    case 'reading': {
      const paragraphs = paragraphsOf(draft.text);
      const type = draft.type as Bodies['reading']['type'];
      const { title, variety, words, names, glossary } = shared(draft, paragraphs);
      return {
        title,
        codes: [],
        body: { title, type, variety, words, names, glossary, paragraphs },
      };
    }
    case 'listening': {
      const speakers = draft.speakers as Bodies['listening']['speakers'];
      const { turns } = turnsOf(paragraphsOf(draft.text), speakers);
      const type = draft.type as Bodies['listening']['type'];
      const said = turns.map((turn) => turn.text);
      const { title, variety, words, names, glossary } = shared(draft, said);
      const body = { title, type, variety, words, names, pace: draft.pace, speakers, glossary, turns };
      return { title, codes: [], body };
    }
  }
};
