import { createAdminModule } from './admin/admin.module.ts';
import { createCurriculumModule } from './curriculum/curriculum.module.ts';
import { createEditingModule } from './curriculum/editing/editing.module.ts';
import { createIdentityModule } from './identity/identity.module.ts';
import { createPrivacyModule } from './identity/privacy/privacy.module.ts';
import { createPlatformModule, type PlatformOptions } from './platform/platform.module.ts';
import { startModules } from './platform/start-modules.ts';
import { createChatModule } from './practice/chat/chat.module.ts';
import { createVoiceModule } from './practice/chat/voice/voice.module.ts';
import { createListeningModule } from './practice/listening/listening.module.ts';
import { createMistakesModule } from './practice/mistakes/mistakes.module.ts';
import { createOwnTextsModule } from './practice/own-texts/own-texts.module.ts';
import { createPathModule } from './practice/path/path.module.ts';
import { createPlacementModule } from './practice/placement/placement.module.ts';
import { createReadingModule } from './practice/reading/reading.module.ts';
import { createRemindersModule } from './practice/reminders/reminders.module.ts';
import { createSpeakingModule } from './practice/speaking/speaking.module.ts';
import { createVocabularyModule } from './practice/vocabulary/vocabulary.module.ts';
import { createWritingModule } from './practice/writing/writing.module.ts';
import { createProcessingModule } from './processing/processing.module.ts';
import { createDayModule } from './progress/day.module.ts';
import { createProgressModule } from './progress/progress.module.ts';
import { createSchoolModule } from './school/school.module.ts';

type OverridesOf<Create extends (deps: never) => unknown, Name extends keyof Parameters<Create>[0]> = Pick<
  Parameters<Create>[0],
  Name
>;

/** Settings of the process, and test doubles for its parts. */
export type AppOptions = PlatformOptions &
  OverridesOf<typeof createIdentityModule, 'firebaseAddresses' | 'authenticate' | 'mayUse'> &
  OverridesOf<typeof createCurriculumModule, 'libraryDir' | 'scenarios' | 'wordLevels'> &
  OverridesOf<typeof createProcessingModule, 'loadEngine'> &
  OverridesOf<typeof createVoiceModule, 'ticks'> &
  OverridesOf<typeof createChatModule, 'timing'>;

export type App = Awaited<ReturnType<typeof createApp>>;

/** Creates and starts the modules of this process. Each module is created after the modules that it uses. */
export const createApp = async (options: AppOptions) => {
  const platform = await createPlatformModule(options);
  const identity = await createIdentityModule({ ...options, platform });
  const curriculum = await createCurriculumModule({ ...options, platform });
  const progress = createProgressModule({ platform });
  const processing = createProcessingModule({ ...options, platform, identity, progress });
  const voice = createVoiceModule({ ...options, platform, identity, curriculum, progress });
  const chat = createChatModule({
    ...options,
    platform,
    identity,
    curriculum,
    progress,
    processing,
    voice,
  });
  const reading = createReadingModule({ platform, curriculum, progress });
  const listening = createListeningModule({ platform, curriculum, progress });
  const path = createPathModule({ platform, curriculum, progress });
  const vocabulary = createVocabularyModule({
    platform,
    curriculum,
    progress,
    wordOrder: path.path.wordOrder,
  });
  const writing = createWritingModule({ platform, curriculum, progress, processing });
  const mistakes = createMistakesModule({ platform, curriculum, progress, processing });
  const ownTexts = createOwnTextsModule({ platform, curriculum, progress });
  const placement = createPlacementModule({ platform, curriculum, progress });
  const speaking = createSpeakingModule({
    platform,
    identity,
    curriculum,
    progress,
    reading: reading.reading,
    listening: listening.listening,
    vocabulary: vocabulary.vocabulary,
  });
  const day = createDayModule({
    platform,
    progress,
    identity,
    curriculum,
    chat: chat.chat,
    placement: placement.placement,
    path: path.path,
    practices: {
      vocabulary: vocabulary.vocabulary,
      mistakes: mistakes.mistakes,
      grammar: { todayOf: vocabulary.vocabulary.lessonOfToday },
      reading: reading.reading,
      listening: listening.listening,
      writing: writing.writing,
    },
  });
  const reminders = createRemindersModule({ platform, identity, progress });
  const privacy = createPrivacyModule({ platform, identity, files: voice.recordings });
  const editing = createEditingModule({
    platform,
    curriculum,
    answerSources: [reading.answers, listening.answers, placement.answers, vocabulary.answers],
  });
  const school = createSchoolModule({
    platform,
    identity,
    curriculum,
    progress,
    writing: writing.writing,
  });
  const admin = createAdminModule({
    platform,
    identity,
    privacy,
    curriculum,
    editing,
    progress,
    processing,
    voice,
    listening,
    school,
  });

  const close = await startModules(platform, identity, [
    identity,
    curriculum,
    processing,
    voice,
    chat,
    reading,
    listening,
    path,
    vocabulary,
    writing,
    mistakes,
    ownTexts,
    placement,
    speaking,
    day,
    reminders,
    privacy,
    editing,
    school,
    admin,
  ]);
  return {
    http: platform.http,
    database: platform.database,
    /**
     * One-time setup code for the first administrator; null when an administrator exists, or when the process serves no
     * requests.
     */
    setupCode: identity.setupCode(),
    /** Modules for tests; production code does not use them. */
    modules: { platform, progress, processing, chat, reminders, ownTexts: ownTexts.ownTexts, school },
    close,
  };
};
