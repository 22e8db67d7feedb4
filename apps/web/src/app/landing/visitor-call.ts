import type { AnswerOf } from '@pratik/contract/call';
import type * as visitor from '@pratik/contract/visitor';
import { light } from '../../lib/api/light-call.ts';

/** Copy of a value in the API contract. Its type makes the compiler check that both values are equal. */
export const longestVisitorText: typeof visitor.longestVisitorText = 200;

export const checkVisitorText = light<typeof visitor.checkVisitorText>({
  method: 'POST',
  path: 'visitor/check-text',
  access: 'public',
});

/** A visitor’s text and the result of its check. */
export type Checked = { readonly text: string } & AnswerOf<typeof visitor.checkVisitorText>;
