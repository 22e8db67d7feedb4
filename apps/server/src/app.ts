import type { FeedbackEngine } from '@pratik/feedback/engine';
import type { FastifyInstance } from 'fastify';
import { registerAuditRoutes } from './admin/audit/audit.routes.ts';
import { registerDashboardRoutes } from './admin/dashboard/dashboard.routes.ts';
import { createAdminDashboard } from './admin/dashboard/dashboard.service.ts';
import { registerLevelEditingRoutes } from './admin/levels/levels.routes.ts';
import { registerMessageRoutes } from './admin/messages/messages.routes.ts';
import { registerSafetyRoutes } from './admin/messages/safety.routes.ts';
import { registerQuestionRoutes } from './admin/questions/questions.routes.ts';
import { registerRecordingRoutes } from './admin/recordings/recordings.routes.ts';
import { createPersonService } from './admin/users/person.service.ts';
import { registerUserRoutes } from './admin/users/users.routes.ts';
import { createUsersImportService } from './admin/users/users-import.service.ts';
import { createUsersList } from './admin/users/users-list.service.ts';
import { registerVoiceTimesRoutes } from './admin/voice/voice-times.routes.ts';
import { registerCurriculumRoutes } from './curriculum/curriculum.routes.ts';
import { createCurriculum } from './curriculum/curriculum.service.ts';
import { createEditing } from './curriculum/editing/editing.service.ts';
import { createFigures } from './curriculum/editing/figures.service.ts';
import { createQuestionsImport } from './curriculum/editing/questions-import.service.ts';
import { createQuestionsList } from './curriculum/editing/questions-list.service.ts';
import { registerLevelRoutes } from './curriculum/levels.routes.ts';
import { createLevelsService } from './curriculum/levels.service.ts';
import { createLevelsEditing } from './curriculum/levels-editing.service.ts';
import { loadLibrary } from './curriculum/library/library.service.ts';
import { loadScenarios } from './curriculum/scenarios.service.ts';
import { createAuditList } from './identity/audit-list.service.ts';
import { registerIdentityRoutes } from './identity/identity.routes.ts';
import { createIdentity } from './identity/identity.service.ts';
import { createConsents } from './identity/privacy/consents.service.ts';
import { createExports, exportQueue } from './identity/privacy/export.service.ts';
import { createGuardians, guardianAttempts, guardianLetters } from './identity/privacy/guardians.service.ts';
import { registerMinorRoutes } from './identity/privacy/minors.routes.ts';
import { createPersonPrivacy } from './identity/privacy/person-privacy.service.ts';
import { registerPrivacyRoutes } from './identity/privacy/privacy.routes.ts';
import { createRetention } from './identity/privacy/retention.service.ts';
import { createSelfErasure } from './identity/privacy/self-erasure.service.ts';
import { createAi } from './platform/ai/ai.ts';
import { createAiLedger } from './platform/ai/ai-ledger.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { type Database, openDatabase, type Tx } from './platform/db/database.ts';
import { registerHealthRoutes } from './platform/http/health.routes.ts';
import { publishMetrics } from './platform/http/metrics.ts';
import { publishContract } from './platform/http/openapi.ts';
import { createRateLimit } from './platform/http/rate-limits.ts';
import { createRoutes } from './platform/http/routes.ts';
import { createHttpServer } from './platform/http/server.ts';
import type { Streams } from './platform/http/sse.ts';
import { serveWeb } from './platform/http/web.ts';
import type { FirebaseAddresses } from './platform/idp/firebase-google.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { registerLiveRoutes } from './platform/live/live.routes.ts';
import { createLive } from './platform/live/live.ts';
import type { Log } from './platform/log/log.ts';
import { createMail } from './platform/mail/mail.ts';
import { registerAudioRoutes } from './platform/speech/audio.routes.ts';
import { createSpeech, type SpeechEngine } from './platform/speech/speech.ts';
import { createTranscription } from './platform/speech/transcription.ts';
import { registerChatRoutes } from './practice/chat/chat.routes.ts';
import { createChat } from './practice/chat/chat.service.ts';
import { registerVoiceRecordingRoutes } from './practice/chat/voice/recordings.routes.ts';
import { createVoiceRecordings } from './practice/chat/voice/recordings.service.ts';
import { createSpeakingAloud, sayLimit } from './practice/chat/voice/speaking-aloud.service.ts';
import { createVoiceTimes } from './practice/chat/voice/times.service.ts';
import { createTranscribing, transcribeLimit } from './practice/chat/voice/transcribing.service.ts';
import { registerVoiceRoutes, reportLimit } from './practice/chat/voice/voice.routes.ts';
import { registerListeningRoutes } from './practice/listening/listening.routes.ts';
import { createListening } from './practice/listening/listening.service.ts';
import { createListeningAnswers } from './practice/listening/listening-answers.service.ts';
import { createRecordings, recordingsQueue } from './practice/listening/recordings.service.ts';
import { registerPlacementRoutes } from './practice/placement/placement.routes.ts';
import { createPlacement } from './practice/placement/placement.service.ts';
import { createPlacementAnswers } from './practice/placement/placement-answers.service.ts';
import { registerReadingRoutes } from './practice/reading/reading.routes.ts';
import { createReading } from './practice/reading/reading.service.ts';
import { createReadingAnswers } from './practice/reading/reading-answers.service.ts';
import { registerSpeakingRoutes } from './practice/speaking/speaking.routes.ts';
import { createSpeaking, sayItLimit } from './practice/speaking/speaking.service.ts';
import { createGapAnswers } from './practice/vocabulary/gap-answers.service.ts';
import { registerVocabularyRoutes } from './practice/vocabulary/vocabulary.routes.ts';
import { createVocabulary } from './practice/vocabulary/vocabulary.service.ts';
import { registerWritingRoutes } from './practice/writing/writing.routes.ts';
import { createWriting } from './practice/writing/writing.service.ts';
import { startLoading } from './processing/engine.service.ts';
import {
  createHouseModel,
  createProcessing,
  deskRunsQueue,
  feedbackQueue,
} from './processing/processing.service.ts';
import { createTold } from './processing/told.service.ts';
import { createPeopleProgress } from './progress/people-progress.service.ts';
import { registerProgressRoutes } from './progress/progress.routes.ts';
import { createProgress } from './progress/progress.service.ts';

export const version = '0.1.0';

export type AppOptions = {
  config: Config;
  /** A migrated database. */
  databaseUrl: string;
  log: Log;
  clock?: Clock;
  /** Folder of the content library; the one that ships with the product by default. */
  libraryDir?: string;
  /** Who speaks, for tests; by default the house's service, then the voice that comes along. */
  speechEngines?: readonly SpeechEngine[];
  /** What stages of spoken turns are measured by, in milliseconds, for tests; by default a clock that only grows. */
  ticks?: (() => number) | undefined;
  /** Where Google answers for Firebase, for tests; settings cannot say. */
  firebaseAddresses?: FirebaseAddresses;
  /** Loads the feedback engine; called once, in processes that need it. */
  loadEngine: () => Promise<FeedbackEngine>;
};

export type App = {
  http: FastifyInstance;
  database: Database;
  /** One-time code for the first administrator, while there is none. */
  setupCode: string | null;
  /** Stops in order: no new requests, streams end with an event, jobs are handed back, connections close. */
  close(): Promise<void>;
};

const lastFew = { page: 0, size: 4 };

/** Puts the parts together for what this process is told to run. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const { config, databaseUrl, log } = options;
  const clock = options.clock ?? systemClock;
  const runs = { api: config.ROLES !== 'worker', worker: config.ROLES !== 'api' };

  const database = openDatabase(databaseUrl, log, config.DATABASE_POOL);
  const { db, pool } = database;
  const live = createLive(databaseUrl, log);
  const jobs = createJobs(databaseUrl, [feedbackQueue, deskRunsQueue, recordingsQueue, exportQueue], log);
  const stopping = new AbortController();
  const streams: Streams = { stopping: stopping.signal, open: new Set() };

  const http = await createHttpServer({
    log,
    logRequests: config.LOG_REQUESTS,
    trustedProxies: config.TRUSTED_PROXIES,
    publicUrl: config.PUBLIC_URL,
  });
  const metrics = config.METRICS
    ? publishMetrics(http, { openStreams: () => streams.open.size, jobCounts: jobs.counts })
    : undefined;
  await publishContract(http, version);

  const timeZone = config.TIME_ZONE;
  const mail = createMail(config.SMTP_URL, config.MAIL_FROM, log);
  const identity = await createIdentity({
    db,
    pool,
    config,
    clock,
    log,
    mail,
    live,
    firebaseAddresses: options.firebaseAddresses,
  });
  await loadLibrary({ db, log, clock, ...(options.libraryDir ? { root: options.libraryDir } : {}) });
  const levels = createLevelsService(db);
  const curriculum = createCurriculum(db);
  const scenarios = await loadScenarios(db);
  const progress = createProgress({ db, clock, dailyChatMinutes: config.DAILY_CHAT_MINUTES, timeZone });
  const ledger = createAiLedger({ config, db, clock, log });
  const ai = createAi({ config, db, clock, log, ledger });
  const consents = createConsents({ db, clock, config, minors: identity.minors });
  const voiceTimes = createVoiceTimes({
    db,
    clock,
    log,
    ticks: options.ticks,
    observe: metrics?.voiceStage,
  });
  const voiceRecordings = createVoiceRecordings({ db, clock, log, config });
  const exports = createExports({ db, jobs, clock, log, timeZone, filesOf: voiceRecordings.filesOf });
  const retention = createRetention({ db, clock, log, config, timeZone });
  const mayUseAi = (personId: string, within?: Tx) => consents.mayUse(personId, 'ai', within);
  const processing = createProcessing({
    db,
    jobs,
    live,
    clock,
    log,
    progress,
    timeZone,
    model: ai && config.AI_FEEDBACK ? createHouseModel(ai, config, mayUseAi) : null,
    timeZoneOf: identity.people.timeZoneOf,
  });
  const engine = startLoading(options.loadEngine);
  const levelOf = levels.cefrOf;
  const chat = createChat({
    db,
    clock,
    live,
    log,
    streams,
    processing,
    progress,
    scenarios,
    engine,
    ai,
    mayUseAi,
    levelOf,
    times: voiceTimes,
  });
  const reading = createReading({ db, clock, curriculum, levels, progress });
  const speech = await createSpeech({ config, db, clock, log, ledger, engines: options.speechEngines });
  const listening = createListening({ db, clock, curriculum, levels, progress, speech });
  const recordings = createRecordings({ db, jobs, clock, log, curriculum, speech });
  const vocabulary = createVocabulary({ db, clock, curriculum, levels, progress });
  const writing = createWriting({ db, clock, curriculum, levels, progress, processing });
  const placement = createPlacement({ db, clock, curriculum, levels, progress });
  const figures = createFigures({
    db,
    log,
    sources: [
      createReadingAnswers(db),
      createListeningAnswers(db),
      createPlacementAnswers(db),
      createGapAnswers(db),
    ],
  });
  const questions = createQuestionsList(db);
  const dashboard = createAdminDashboard({
    clock,
    desk: processing.desk,
    progress,
    curriculum,
    questions,
    aiBudget: ai?.budget ?? null,
    ledger,
  });
  const startWorker = async () => {
    const worker = processing.createWorker(await engine.loaded, { concurrency: config.WORKER_CONCURRENCY });
    await worker.start();
    return worker;
  };

  const routes = createRoutes(http, identity.authenticate, streams);
  registerIdentityRoutes(routes, http, identity, version);
  registerPrivacyRoutes(routes, {
    db,
    consents,
    exports,
    selfErasure: createSelfErasure(db, identity.accounts),
    retention,
  });
  registerMinorRoutes(routes, {
    minors: identity.minors,
    guardians: createGuardians({
      db,
      clock,
      mail,
      minors: identity.minors,
      consents,
      letters: createRateLimit(pool, guardianLetters),
      attempts: createRateLimit(pool, guardianAttempts),
    }),
    publicUrl: config.PUBLIC_URL,
  });
  registerLevelRoutes(routes, levels);
  registerLevelEditingRoutes(routes, createLevelsEditing({ db, clock }));
  registerAuditRoutes(routes, { audit: createAuditList(db, timeZone), clock, timeZone });
  registerCurriculumRoutes(routes, curriculum);
  const practised = createPeopleProgress({ db, clock, timeZone });
  registerUserRoutes(routes, {
    accounts: identity.accounts,
    list: createUsersList(identity.list, practised),
    bulk: identity.bulk,
    editing: identity.editing,
    person: createPersonService({
      people: identity.people,
      progress,
      practised,
      told: createTold({ db, clock }),
      privacy: createPersonPrivacy(db, consents),
    }),
    sessions: identity.personSessions,
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
  const transcription = createTranscription(config, log);
  const mayUseVoice = (personId: string) => consents.mayUse(personId, 'voice');
  registerChatRoutes(routes, chat, processing);
  registerVoiceRoutes(routes, {
    speaking: createSpeakingAloud(speech, createRateLimit(pool, sayLimit), voiceTimes),
    transcribing: createTranscribing({
      db,
      clock,
      live,
      progress,
      transcription,
      mayUseVoice,
      limit: createRateLimit(pool, transcribeLimit),
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
      finished: {
        readings: async (person) => (await reading.list(person, lastFew)).readings,
        listenings: async (person) => (await listening.list(person, lastFew)).listenings,
      },
      cardSentence: vocabulary.sentenceOf,
      mayReadScript: async (person, id) => (await listening.get(person, id)).text.turns !== null,
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
    goalDaysOf: identity.people.goalDaysOf,
    plan: {
      vocabulary: vocabulary.todayOf,
      reading: reading.todayOf,
      listening: listening.todayOf,
      writing: writing.todayOf,
    },
    placementOf: placement.offerOf,
  });
  registerMessageRoutes(routes, processing.desk, ledger);
  registerSafetyRoutes(routes, processing.safety);
  registerDashboardRoutes(routes, dashboard);
  registerHealthRoutes(routes, pool);
  registerLiveRoutes(routes, live, streams);
  await serveWeb(http, identity.provider.published);

  await jobs.start();
  if (runs.api) {
    await live.start();
    await chat.startSweeping();
    figures.start();
    voiceTimes.start();
    voiceRecordings.start();
  }
  if (runs.worker) {
    await recordings.work();
    await exports.work();
    retention.start();
    await processing.desk.runs.work();
  }
  const working = runs.worker
    ? startWorker().catch((err: unknown) => void log.error({ err }, 'messages are not processed'))
    : undefined;

  return {
    http,
    database,
    setupCode: runs.api ? await identity.setup.prepare(config) : null,
    async close() {
      stopping.abort();
      await chat.close();
      await figures.close();
      recordings.close();
      voiceRecordings.close();
      exports.close();
      retention.close();
      processing.desk.runs.close();
      await Promise.allSettled(streams.open);
      const worker = await working;
      await Promise.all([http.close(), jobs.stop()]);
      await worker?.idle();
      await engine.close();
      await speech.close();
      await live.stop();
      await voiceTimes.close();
      mail.close();
      await database.close();
    },
  };
};
