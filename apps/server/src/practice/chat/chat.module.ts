import type { CurriculumModule } from '../../curriculum/curriculum.module.ts';
import type { IdentityModule } from '../../identity/identity.module.ts';
import type { Module } from '../../platform/module.ts';
import type { PlatformModule } from '../../platform/platform.module.ts';
import type { ProcessingModule } from '../../processing/processing.module.ts';
import type { ProgressModule } from '../../progress/progress.module.ts';
import { registerChatRoutes } from './chat.routes.ts';
import { createChat } from './chat.service.ts';
import { registerMemoryRoutes } from './memory/memory.routes.ts';
import { createMemory } from './memory/memory.service.ts';
import { registerReasonRoutes } from './reason/reason.routes.ts';
import { createReasons } from './reason/reason.service.ts';
import type { ReplyTiming } from './reply/reply.service.ts';
import type { VoiceModule } from './voice/voice.module.ts';

type Deps = {
  platform: PlatformModule;
  identity: IdentityModule;
  curriculum: CurriculumModule;
  progress: ProgressModule;
  processing: ProcessingModule;
  voice: VoiceModule;
  /** Time intervals of a reply that replace the defaults; set only by tests. */
  timing?: Partial<ReplyTiming> | undefined;
};

export type ChatModule = ReturnType<typeof createChatModule>;

/** Creates the module for conversations with a partner. */
export const createChatModule = (deps: Deps) => {
  const { platform, identity, curriculum, progress, processing, voice, timing } = deps;
  const { db, clock, live, log, streams, ai } = platform;
  const memory = createMemory({ db, clock, scenarios: curriculum.scenarios });
  const chat = createChat({
    db,
    memory,
    clock,
    live,
    log,
    streams,
    processing: processing.processing,
    progress: progress.progress,
    scenarios: curriculum.scenarios,
    engine: processing.engine,
    ai,
    mayUseAi: (userId, within) => identity.consents.mayUse(userId, 'ai', within),
    namesOf: identity.users.namesOf,
    doseOf: identity.users.correctionDoseOf,
    levelOf: curriculum.levels.cefrOf,
    wordLevels: curriculum.wordLevels,
    times: voice.times,
    ...(timing ? { timing } : {}),
  });

  const reasons = createReasons({
    db,
    processing: processing.processing,
    curriculum: curriculum.curriculum,
    ai,
    mayUseAi: (userId) => identity.consents.mayUse(userId, 'ai'),
    namesOf: identity.users.namesOf,
    levelOf: curriculum.levels.cefrOf,
  });

  return {
    chat,

    routes(routes) {
      registerChatRoutes(routes, chat, processing.processing);
      registerMemoryRoutes(routes, memory);
      registerReasonRoutes(routes, reasons);
    },
    async start({ api }) {
      if (api) await chat.startSweeping();
    },
    stop: () => chat.close(),
  } satisfies Module & Record<string, unknown>;
};
