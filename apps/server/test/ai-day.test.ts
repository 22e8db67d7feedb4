import { answerSchema } from '@pratik/feedback/model/answer';
import { systemPrompt } from '@pratik/feedback/model/prompt';
import { describe, expect, it } from 'vitest';
import { guessTokens } from '../src/platform/ai/ai-spending.ts';
import { readConfig } from '../src/platform/config/config.ts';
import type { SaidTurn } from '../src/practice/chat/partner/partner.ts';
import {
  easierPrompt,
  overflowing,
  type PromptSetting,
  recapPrompt,
  repliesBetweenRequests,
  replyPrompt,
} from '../src/practice/chat/partner/prompt.ts';

const said = 'Yesterday I went to the market with my sister and we bought some tomatos.';
const answered =
  'That sounds nice! Tomatoes from the market are usually so fresh. What did you cook with them in the evening?';
const setting: PromptSetting = {
  dose: 'at-once-all',
  level: 'B1',
  names: ['Ayşe', 'Yılmaz'],
  partnerName: 'Emma',
  brief: 'a'.repeat(600),
  practise: [],
  recentErrors: ['missing-article', 'tense-other', 'wrong-preposition'],
  remembered: [],
  goals: [],
  reply: 1,
};
const difficult = ['usually', 'fresh', 'particularly', 'ingredients', 'seasonal'];
/** Number of tokens of the AI model’s answer when it checks one message: a corrected sentence with its explanation. */
const checkAnswer = 120;
const recapAnswer = 160;

/**
 * Returns the estimated tokens of a conversation when the provider reports no usage: replies, easier versions, running
 * summaries and checks.
 */
const tokensOf = (messages: number): number => {
  const turns: SaidTurn[] = [{ position: 0, speaker: 'partner', text: answered }];
  let recap: string | null = null;
  let tokens = 0;
  for (let message = 1; message <= messages; message += 1) {
    turns.push({ position: 2 * message - 1, speaker: 'learner', text: said });
    tokens += guessTokens(replyPrompt({ ...setting, reply: message }, recap, turns, false));
    tokens += guessTokens([{ role: 'assistant', content: answered }]);
    // Every reply is above the learner’s level, so an easier version is requested as often as the limit allows.
    if (message % repliesBetweenRequests === 0) {
      tokens += guessTokens(easierPrompt(setting, answered, difficult));
      tokens += guessTokens([{ role: 'assistant', content: answered }]);
    }
    const check = [
      { role: 'system', content: systemPrompt },
      { role: 'user', content: said },
    ] as const;
    tokens += guessTokens(check, answerSchema) + checkAnswer;
    turns.push({ position: 2 * message, speaker: 'partner', text: answered });
    const old = overflowing(turns);
    if (old.length === 0) continue;
    tokens += guessTokens(recapPrompt(recap, old, [])) + recapAnswer;
    recap = 'a'.repeat(700);
    turns.splice(0, old.length);
  }
  return tokens;
};

describe('default daily AI token limit of a user', () => {
  const { AI_TOKENS_PER_USER_PER_DAY: cap, AI_MAX_REPLY_TOKENS: reply } = readConfig({ NODE_ENV: 'test' });

  it('is enough for ten minutes of conversation with a message every 12 seconds, and for checking all messages', () => {
    // The server reserves tokens for a complete reply and a complete check of the last message.
    expect(tokensOf(50) + reply + 2000).toBeLessThan(cap);
  });

  it('is enough for the usage that docs/operations.md states: at most 60,000 tokens for 20 messages and 160,000 tokens for 50 messages', () => {
    expect(tokensOf(20)).toBeLessThan(60_000);
    expect(tokensOf(50)).toBeLessThan(160_000);
  });
});
