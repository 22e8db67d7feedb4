import type { CurriculumModule } from '../../curriculum/curriculum.module.ts';
import type { IdentityModule } from '../../identity/identity.module.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { createRateLimit } from '../../platform/http/limits/rate-limits.ts';
import type { Module } from '../../platform/module.ts';
import type { PlatformModule } from '../../platform/platform.module.ts';
import type { ProgressModule } from '../../progress/progress.module.ts';
import { registerSpeakingRoutes } from './speaking.routes.ts';
import { createSpeaking, type SpeakingParts, sayItLimit } from './speaking.service.ts';

type Finished = SpeakingParts['finished'];
type Readings = Awaited<ReturnType<Finished['readings']>>;
type Listenings = Awaited<ReturnType<Finished['listenings']>>;
type Page = { page: number; size: number };

type Deps = {
  platform: PlatformModule;
  identity: IdentityModule;
  curriculum: CurriculumModule;
  progress: ProgressModule;
  /** The reading and listening services, which provide the texts that a user last finished. */
  reading: { list(user: SignedInUser, page: Page): Promise<{ readings: Readings }> };
  listening: {
    list(user: SignedInUser, page: Page): Promise<{ listenings: Listenings }>;
    get(user: SignedInUser, id: string): Promise<{ text: { turns: unknown } }>;
  };
  vocabulary: { sentenceOf: SpeakingParts['cardSentence'] };
};

const lastFew: Page = { page: 0, size: 4 };

/** Creates the module for saying sentences aloud and for practising sounds. */
export const createSpeakingModule = (deps: Deps) => {
  const { platform, identity, curriculum, progress, reading, listening, vocabulary } = deps;
  const { db, pool, clock, speech, transcription, readRecording } = platform;
  const speaking = createSpeaking({
    db,
    clock,
    curriculum: curriculum.curriculum,
    progress: progress.progress,
    pronouncing: speech.pronouncing,
    transcription,
    mayUseVoice: (userId) => identity.consents.mayUse(userId, 'voice'),
    limit: createRateLimit(pool, sayItLimit),
    readRecording,
    finished: {
      readings: async (user) => (await reading.list(user, lastFew)).readings,
      listenings: async (user) => (await listening.list(user, lastFew)).listenings,
    },
    cardSentence: vocabulary.sentenceOf,
    mayReadScript: async (user, id) => (await listening.get(user, id)).text.turns !== null,
  });

  return {
    routes: (routes) => registerSpeakingRoutes(routes, speaking),
  } satisfies Module;
};
