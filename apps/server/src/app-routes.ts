import { registerAuditRoutes } from './admin/audit/audit.routes.ts';
import { registerDashboardRoutes } from './admin/dashboard/dashboard.routes.ts';
import { registerLetterRoutes } from './admin/letters/letters.routes.ts';
import { registerLevelEditingRoutes } from './admin/levels/levels.routes.ts';
import { registerMessageRoutes } from './admin/messages/messages.routes.ts';
import { registerSafetyRoutes } from './admin/messages/safety.routes.ts';
import { registerQuestionRoutes } from './admin/questions/questions.routes.ts';
import { registerRecordingRoutes } from './admin/recordings/recordings.routes.ts';
import { createUserService } from './admin/users/user-details.service.ts';
import { registerUserRoutes } from './admin/users/users.routes.ts';
import { createUsersImportService } from './admin/users/users-import.service.ts';
import { createUsersList } from './admin/users/users-list.service.ts';
import { registerVoiceTimesRoutes } from './admin/voice/voice-times.routes.ts';
import type { AppBase } from './app-base.ts';
import type { AppParts } from './app-parts.ts';
import { registerCurriculumRoutes } from './curriculum/curriculum.routes.ts';
import { createEditing } from './curriculum/editing/editing.service.ts';
import { createQuestionsImport } from './curriculum/editing/questions-import.service.ts';
import { registerLevelRoutes } from './curriculum/levels.routes.ts';
import { createLevelsEditing } from './curriculum/levels-editing.service.ts';
import { createLibrarySayings } from './curriculum/voice/library-sayings.service.ts';
import { createAuditList } from './identity/audit-list.service.ts';
import { registerIdentityRoutes } from './identity/identity.routes.ts';
import { createGuardians, guardianAttempts, guardianLetters } from './identity/privacy/guardians.service.ts';
import { registerMinorRoutes } from './identity/privacy/minors.routes.ts';
import { registerPrivacyRoutes } from './identity/privacy/privacy.routes.ts';
import { createSelfErasure } from './identity/privacy/self-erasure.service.ts';
import { createUserPrivacy } from './identity/privacy/user-privacy.service.ts';
import { registerHealthRoutes } from './platform/http/health.routes.ts';
import { createRateLimit } from './platform/http/rate-limits.ts';
import { createRoutes } from './platform/http/routes.ts';
import { registerLiveRoutes } from './platform/live/live.routes.ts';
import { createProviderGuard } from './platform/providers/provider-guard.ts';
import { registerAudioRoutes } from './platform/speech/audio.routes.ts';
import { createRecordingReader } from './platform/speech/learner-recording.ts';
import { createTranscription } from './platform/speech/transcription.ts';
import { registerChatRoutes } from './practice/chat/chat.routes.ts';
import { registerVoiceRecordingRoutes } from './practice/chat/voice/recordings.routes.ts';
import { createSpeakingAloud, sayLimit } from './practice/chat/voice/speaking-aloud.service.ts';
import { createTranscribing, transcribeLimit } from './practice/chat/voice/transcribing.service.ts';
import { registerVoiceRoutes, reportLimit } from './practice/chat/voice/voice.routes.ts';
import { registerListeningRoutes } from './practice/listening/listening.routes.ts';
import { registerPlacementRoutes } from './practice/placement/placement.routes.ts';
import { registerReadingRoutes } from './practice/reading/reading.routes.ts';
import { registerSpeakingRoutes } from './practice/speaking/speaking.routes.ts';
import { createSpeaking, sayItLimit } from './practice/speaking/speaking.service.ts';
import { registerVocabularyRoutes } from './practice/vocabulary/vocabulary.routes.ts';
import { registerWritingRoutes } from './practice/writing/writing.routes.ts';
import { createShownCorrections } from './processing/shown-corrections.service.ts';
import { registerProgressRoutes } from './progress/progress.routes.ts';
import { createUsersProgress } from './progress/users-progress.service.ts';

const lastFew = { page: 0, size: 4 };

/** Registers every route with its service. */
export const registerRoutes = (base: AppBase, parts: AppParts): void => {
  const {
    version,
    config,
    log,
    clock,
    db,
    pool,
    live,
    streams,
    http,
    isolation,
    probe,
    admission,
    stopping,
  } = base;
  const {
    timeZone,
    providers,
    outbox,
    identity,
    levels,
    curriculum,
    progress,
    ledger,
    consents,
    voiceTimes,
    voiceRecordings,
    exports,
    retention,
    processing,
    levelOf,
    chat,
    reading,
    speech,
    listening,
    recordings,
    vocabulary,
    writing,
    placement,
    figures,
    questions,
    dashboard,
  } = parts;

  const routes = createRoutes(http, identity.authenticate, streams, identity.callRecord);
  registerIdentityRoutes(routes, http, identity, version);
  registerPrivacyRoutes(routes, {
    db,
    consents,
    exports,
    selfErasure: createSelfErasure({
      db,
      accounts: identity.accounts,
      proof: identity.provider.provesErasure,
    }),
    retention,
  });
  registerMinorRoutes(routes, {
    minors: identity.minors,
    guardians: createGuardians({
      db,
      clock,
      outbox,
      minors: identity.minors,
      consents,
      letters: createRateLimit(pool, guardianLetters),
      attempts: createRateLimit(pool, guardianAttempts),
    }),
    publicUrl: config.PUBLIC_URL,
  });
  registerLevelRoutes(routes, levels);
  registerLevelEditingRoutes(routes, createLevelsEditing({ db, clock }));
  registerAuditRoutes(routes, { audit: createAuditList(db, timeZone, identity.authLog), clock, timeZone });
  registerCurriculumRoutes(routes, curriculum);
  const practised = createUsersProgress({ db, clock, timeZone });
  registerUserRoutes(routes, {
    accounts: identity.accounts,
    list: createUsersList(identity.list, practised),
    bulk: identity.bulk,
    editing: identity.editing,
    user: createUserService({
      users: identity.users,
      progress,
      practised,
      told: createShownCorrections({ db, clock }),
      privacy: createUserPrivacy(db, consents),
    }),
    sessions: identity.userSessions,
    importer: createUsersImportService(identity.accounts, levels),
    clock,
    timeZone,
    publicUrl: config.PUBLIC_URL,
  });
  registerQuestionRoutes(routes, {
    editing: createEditing({ db, clock, levels }),
    list: questions,
    importer: createQuestionsImport({ db, clock, levels }),
    figures,
    clock,
    timeZone,
  });
  const readRecording = createRecordingReader(isolation.recordings);
  const transcription = createTranscription(
    config,
    log,
    ledger,
    createProviderGuard('transcription', providers),
  );
  const mayUseVoice = (userId: string) => consents.mayUse(userId, 'voice');
  const speechElsewhere = consents.serviceOf('speech');
  registerChatRoutes(routes, chat, processing);
  registerVoiceRoutes(routes, {
    speaking: createSpeakingAloud({
      speech,
      library: createLibrarySayings(db),
      limit: createRateLimit(pool, sayLimit),
      times: voiceTimes,
      elsewhere: speechElsewhere,
      mayGoOut: (userId) =>
        speechElsewhere === undefined ? identity.minors.mayGoOut(userId) : consents.mayUse(userId, 'speech'),
      namesOf: identity.users.namesOf,
    }),
    transcribing: createTranscribing({
      db,
      clock,
      live,
      progress,
      transcription,
      mayUseVoice,
      limit: createRateLimit(pool, transcribeLimit),
      readRecording,
      times: voiceTimes,
      recordings: voiceRecordings,
    }),
    times: voiceTimes,
    reportLimit: createRateLimit(pool, reportLimit),
  });
  registerVoiceRecordingRoutes(routes, voiceRecordings);
  registerVoiceTimesRoutes(routes, voiceTimes);
  registerReadingRoutes(routes, reading);
  registerListeningRoutes(routes, listening);
  registerSpeakingRoutes(
    routes,
    createSpeaking({
      db,
      clock,
      curriculum,
      progress,
      pronouncing: speech.pronouncing,
      transcription,
      mayUseVoice,
      limit: createRateLimit(pool, sayItLimit),
      readRecording,
      finished: {
        readings: async (user) => (await reading.list(user, lastFew)).readings,
        listenings: async (user) => (await listening.list(user, lastFew)).listenings,
      },
      cardSentence: vocabulary.sentenceOf,
      mayReadScript: async (user, id) => (await listening.get(user, id)).text.turns !== null,
    }),
  );
  registerAudioRoutes(http, speech);
  registerRecordingRoutes(routes, recordings);
  registerVocabularyRoutes(routes, vocabulary);
  registerWritingRoutes(routes, writing);
  registerPlacementRoutes(routes, placement);
  registerProgressRoutes(routes, progress, {
    levelOf,
    openConversationOf: chat.openConversationOf,
    goalDaysOf: identity.users.goalDaysOf,
    plan: {
      vocabulary: vocabulary.todayOf,
      reading: reading.todayOf,
      listening: listening.todayOf,
      writing: writing.todayOf,
    },
    placementOf: placement.offerOf,
  });
  registerMessageRoutes(routes, processing.messageReview, ledger);
  registerSafetyRoutes(routes, processing.safety);
  registerDashboardRoutes(routes, dashboard);
  registerLetterRoutes(routes, { db, clock, outbox });
  registerHealthRoutes(routes, { probe, admission, stopping: stopping.signal });
  registerLiveRoutes(routes, live, streams);
};
