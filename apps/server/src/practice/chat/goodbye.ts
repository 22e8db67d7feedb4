import { hear } from './offline/hearing.ts';
import { signalsOf } from './offline/signals.ts';

const parting =
  /\b(?:take care|farewell|until next time|have a (?:nice|good|great|lovely) (?:day|evening|night|weekend|time))\b/i;

/** Whether a text says goodbye and asks nothing. */
export const isGoodbye = (text: string): boolean => {
  const { goodbye, question } = signalsOf(hear(text));
  return !question && !text.includes('?') && (goodbye || parting.test(text));
};
