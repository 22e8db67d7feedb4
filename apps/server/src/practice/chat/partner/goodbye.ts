import { hear } from '@pratik/dialogue/understanding/hearing';
import { signalsOf } from '@pratik/dialogue/understanding/signals';

const parting =
  /\b(?:take care|farewell|until next time|have a (?:nice|good|great|lovely) (?:day|evening|night|weekend|time))\b/i;

/** Whether a text says goodbye and contains no question. */
export const isGoodbye = (text: string): boolean => {
  const { goodbye, question } = signalsOf(hear(text));
  return !question && !text.includes('?') && (goodbye || parting.test(text));
};
