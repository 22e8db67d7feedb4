import type { BodyOf } from '@pratik/contract/call';
import type { CefrLevel } from '@pratik/contract/common';
import type {
  ExplanationLanguage,
  explainCorrection,
  explainReply,
  Reason,
} from '@pratik/contract/explaining';
import type { Correction } from '@pratik/contract/feedback';
import { explain } from '@pratik/feedback/explanations';
import { isUnfitForPartner } from '@pratik/feedback/safety/check';
import type { Curriculum } from '../../../curriculum/curriculum.service.ts';
import type { Ai } from '../../../platform/ai/ai.ts';
import { withinBudget } from '../../../platform/ai/ai-spending.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Processing } from '../../../processing/processing.service.ts';
import { lessonFor } from './lesson.ts';
import { type Explained, isGrounded, reasonPrompt, reasonTokens } from './reason.prompt.ts';
import { selectSaidTo } from './reason.store.ts';
import { structureIn } from './structures.ts';

type Parts = {
  db: Db;
  processing: Pick<Processing, 'correctionOf' | 'feedbackOf'>;
  curriculum: Pick<Curriculum, 'published'>;
  /** The configured AI provider. Without a provider, explanations contain the rule but no text by the AI. */
  ai: Ai | undefined;
  mayUseAi(userId: string): Promise<boolean>;
  namesOf(userId: string): Promise<readonly string[]>;
  levelOf(user: SignedInUser): Promise<CefrLevel | null>;
};

export type Reasons = ReturnType<typeof createReasons>;

const defaultLevel: CefrLevel = 'A2';
/**
 * Minimum confidence (0 to 1) of a correction that explains a reply. Corrections with a lower confidence are shown
 * as "have a look".
 */
const certain = 0.5;

/**
 * Creates the functions behind the button "Neden?" (why?) of a correction or a reply. An explanation contains the
 * rule, a lesson from the library, and the rule applied to the sentence by the AI.
 */
export const createReasons = (parts: Parts) => {
  const { db, processing, curriculum, ai, mayUseAi, namesOf, levelOf } = parts;

  /**
   * Returns the rule applied to this sentence by the AI. Null when the user does not use the AI, when the AI cannot
   * answer, or when its answer may not be shown.
   */
  const phrase = async (
    user: SignedInUser,
    explained: Explained,
    language: ExplanationLanguage,
  ): Promise<string | null> => {
    if (!ai || ai.client.waitMs() > 0 || !(await mayUseAi(user.id))) return null;
    const prompt = reasonPrompt(explained, language, await namesOf(user.id));
    const maxTokens = Math.min(reasonTokens, ai.client.maxReplyTokens);
    let text = '';
    try {
      const signal = new AbortController().signal;
      for await (const step of withinBudget(ai, 'chat', user, prompt, signal, { maxTokens }))
        if (step.type === 'text') text += step.text;
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
    const answer = text.trim();
    return isGrounded(answer, explained) && !isUnfitForPartner(answer) ? answer : null;
  };

  const ofCorrection = async (
    user: SignedInUser,
    text: string,
    { code, start, end, replacements, explanation }: Correction,
    level: CefrLevel,
    language: ExplanationLanguage,
  ): Promise<Reason> => {
    const about = text.slice(start, end).trim();
    const rule = explain(code);
    const own = explanation[language] || explanation.tr || rule[language];
    const [better] = replacements;
    const [lesson, phrased] = await Promise.all([
      lessonFor(curriculum, code, level, better),
      phrase(user, { text, about, better, rule: own }, language),
    ]);
    return { code, about, rule, phrased, lesson };
  };

  return {
    /** Explains a correction of the user’s message. @throws Problem not-found */
    async ofCorrection(user: SignedInUser, { correctionId, language }: BodyOf<typeof explainCorrection>) {
      const found = await processing.correctionOf(user.id, correctionId);
      if (!found) throw new Problem('not-found');
      const level = (await levelOf(user)) ?? defaultLevel;
      return ofCorrection(user, found.text, found.correction, level, language);
    },

    /**
     * Explains the most confident correction of the learner’s message before the reply, because the reply may recast
     * this error or ask the learner to correct it. Without such a correction, explains a structure of the reply.
     * @throws Problem not-found
     */
    async ofReply(user: SignedInUser, { turnId, language }: BodyOf<typeof explainReply>): Promise<Reason> {
      const said = await selectSaidTo(db, turnId, user.id);
      if (!said) throw new Problem('not-found');
      const feedback = said.before && (await processing.feedbackOf([said.before.id])).get(said.before.id);
      const correction = feedback?.corrections
        .filter(({ confidence }) => confidence >= certain)
        .toSorted((a, b) => b.confidence - a.confidence)[0];
      if (said.before && correction)
        return ofCorrection(user, said.before.text, correction, said.level, language);
      const { code, about } = structureIn(said.text);
      const rule = explain(code);
      const explained = { text: said.text, about, better: undefined, rule: rule[language] };
      const [lesson, phrased] = await Promise.all([
        lessonFor(curriculum, code, said.level),
        phrase(user, explained, language),
      ]);
      return { code, about, rule, phrased, lesson };
    },
  };
};
