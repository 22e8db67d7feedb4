import { type Asked, askedOf } from '@pratik/content/asked';
import type { Answered } from '@pratik/content/kinds/question';
import { evidenceLines } from '@pratik/content/kinds/question';
import { optionsOf } from '@pratik/content/options';
import { turnsOf } from '@pratik/content/read/turns';
import type { Draft, DraftOf, QuestionKind } from '@pratik/contract/question-draft';
import type { Bodies } from '../items.ts';
import {
  clozeBody,
  listeningBody,
  placementBody,
  promptBody,
  questionBody,
  readingBody,
  wordBody,
} from '../stored-bodies.ts';
import { paragraphsOf } from './draft-of.ts';

/** The stored form of a draft. Title and codes have columns of their own; the body contains all other fields. */
export type Written = { title: string; codes: string[]; body: Bodies[QuestionKind] };

type Text = DraftOf<'reading'> | DraftOf<'listening'>;

/** The options of a true-or-false question. Only these options have a fixed order. */
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

const glossaryOf = ({ glossary }: Text) => Object.fromEntries(glossary.map(({ word, tr }) => [word, tr]));

/** Returns the error codes of a draft that was validated. */
const codesOf = ({ practises }: { practises: string[] }) => practises as Bodies['cloze']['practises'];

/**
 * Converts a validated draft to its stored form. The order of the options depends only on the id, as for library
 * items.
 */
export const bodyOf = (id: string, draft: Draft): Written => {
  switch (draft.kind) {
    case 'question': {
      const evidence = evidenceLines(draft.evidence).join('\n');
      return { title: draft.ask, codes: [], body: questionBody({ ...draft, evidence }, asked(id, draft)) };
    }
    case 'cloze': {
      const practises = codesOf(draft);
      const choice = optionsOf(id, draft.answers[0] ?? '', draft.wrong);
      return { title: draft.text, codes: practises, body: clozeBody(draft, choice) };
    }
    case 'placement-item': {
      const options = optionsOf(id, draft.right, draft.wrong);
      return { title: draft.text, codes: [], body: placementBody(draft, options) };
    }
    case 'writing-prompt': {
      const { least, most } = draft;
      const practises = codesOf(draft);
      const body = promptBody(draft, { least, most });
      return { title: draft.title.tr, codes: practises, body };
    }
    case 'word':
      return { title: draft.word, codes: [], body: wordBody(draft) };
    case 'reading': {
      const body = readingBody(draft, glossaryOf(draft), paragraphsOf(draft.text));
      return { title: draft.title, codes: [], body };
    }
    case 'listening': {
      const { turns } = turnsOf(paragraphsOf(draft.text), draft.speakers);
      const body = listeningBody(draft, glossaryOf(draft), turns);
      return { title: draft.title, codes: [], body };
    }
  }
};
