import { expect, it } from 'vitest';
import { checkDraft } from './check-draft.ts';

const draft = (evidence: string) => ({
  kind: 'question' as const,
  textKind: 'reading' as const,
  textId: 'the-oven',
  form: 'one' as const,
  ask: 'Why is it cold?',
  right: 'It is not lit.',
  rights: [],
  steps: [],
  pairs: [],
  wrong: ['It is old.', 'It is new.'],
  evidence,
  why: 'Fırın yakılmamış.',
});

it('draft check › accepts a quotation in the field "evidence" when only its quotation marks or apostrophes differ from the text', () => {
  const printed = 'It is late. “The oven isn’t lit,” she says.';
  const typed = 'It is late. "The oven isn\'t lit," she says.';
  for (const text of [printed, typed])
    for (const evidence of ['“The oven isn’t lit,” she says.', '"The oven isn\'t lit," she says.'])
      expect(checkDraft(draft(evidence), text)).toEqual([]);
  expect(checkDraft(draft('The oven isnt lit'), printed)).toMatchObject([{ pointer: '/evidence' }]);
});
