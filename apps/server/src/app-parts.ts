import { createAdminDashboard } from './admin/dashboard/dashboard.service.ts';
import type { AppBase } from './app-base.ts';
import { createCurriculum } from './curriculum/curriculum.service.ts';
import { createQuestionsList } from './curriculum/editing/questions-list.service.ts';
import { createFigures } from './curriculum/editing/stats.service.ts';
import { createLevelsService } from './curriculum/levels.service.ts';
import { loadLibrary } from './curriculum/library/library.service.ts';
import { loadScenarios } from './curriculum/scenarios.service.ts';
import { createIdentity } from './identity/identity.service.ts';
import { createConsents } from './identity/privacy/consents.service.ts';
import { createExports, orderedCopies, ownCopies } from './identity/privacy/export.service.ts';
import { createRetention } from './identity/privacy/retention.service.ts';
import { createAi } from './platform/ai/ai.ts';
import { createAiLedger } from './platform/ai/ai-ledger.ts';
import type { Tx } from './platform/db/database.ts';
import { createProviderMetrics } from './platform/http/provider-metrics.ts';
import { createRateLimit } from './platform/http/rate-limits.ts';
import { createMail } from './platform/mail/mail.ts';
import { createOutbox } from './platform/mail/outbox.ts';
import { configuredProviders } from './platform/providers/configured-providers.ts';
import { createProviderRecorder } from './platform/providers/provider-health.ts';
import { createSpeech } from './platform/speech/speech.ts';
import { createChat } from './practice/chat/chat.service.ts';
import { createVoiceRecordings } from './practice/chat/voice/recordings.service.ts';
import { createVoiceTimes } from './practice/chat/voice/times.service.ts';
import { createListening } from './practice/listening/listening.service.ts';
import { createListeningAnswers } from './practice/listening/listening-answers.service.ts';
import { createRecordings } from './practice/listening/recordings.service.ts';
import { createPlacement } from './practice/placement/placement.service.ts';
import { createPlacementAnswers } from './practice/placement/placement-answers.service.ts';
import { createReading } from './practice/reading/reading.service.ts';
import { createReadingAnswers } from './practice/reading/reading-answers.service.ts';
import { createGapAnswers } from './practice/vocabulary/gap-answers.service.ts';
import { wordImportLimit } from './practice/vocabulary/import/import.service.ts';
import { createVocabulary } from './practice/vocabulary/vocabulary.service.ts';
import { createWriting } from './practice/writing/writing.service.ts';
import { startLoading } from './processing/engine.service.ts';
import { createFeedbackModel, createProcessing } from './processing/processing.service.ts';
import { createSafetyLetters } from './processing/safety-letters.service.ts';
import { createProgress } from './progress/progress.service.ts';

export type AppParts = Awaited<ReturnType<typeof createParts>>;

/** Creates all services in the order of their dependencies. */
export const createParts = async (base: AppBase) => {
  const { options, config, log, clock, db, longDb, pool, live, jobs, streams, metrics, isolation } = base;
  const timeZone = config.TIME_ZONE;
  const providerMetrics = createProviderMetrics(metrics);
  const providers = createProviderRecorder({ db, clock, log, observe: providerMetrics.providerCall });
  const observeStage = metrics.histogram({
    name: 'pratik_voice_stage_duration_seconds',
    help: 'Stages of a spoken turn, from the recording to the first sound heard',
    labels: ['stage'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10, 30],
  });
  const mail = createMail(config.SMTP_URL, config.MAIL_FROM, log);
  const outbox = createOutbox({ db, jobs, clock, log, mail, providers });
  const identity = await createIdentity({
    db,
    pool,
    config,
    clock,
    log,
    outbox,
    live,
    firebaseAddresses: options.firebaseAddresses,
  });
  await loadLibrary({ db: longDb, log, clock, ...(options.libraryDir ? { root: options.libraryDir } : {}) });
  const levels = createLevelsService(db);
  const curriculum = createCurriculum(db);
  const scenarios = await loadScenarios(db);
  const progress = createProgress({ db, clock, dailyChatMinutes: config.DAILY_CHAT_MINUTES, timeZone });
  const ledger = createAiLedger({ config, db, clock, log, observe: providerMetrics.aiTokens });
  const ai = createAi({ config, db, clock, log, ledger, providers });
  const consents = createConsents({ db, clock, config, minors: identity.minors });
  const voiceTimes = createVoiceTimes({
    db,
    clock,
    log,
    ticks: options.ticks,
    observe: (stage, seconds) => observeStage(seconds, { stage }),
  });
  const comparesClocks = options.clock === undefined;
  const retention = createRetention({ db: longDb, clock, log, config, timeZone, comparesClocks });
  const voiceRecordings = createVoiceRecordings({ db, clock, log, config, isHeld: retention.isHeld });
  const exports = createExports({
    db,
    jobs,
    authLog: identity.authLog,
    clock,
    log,
    timeZone,
    limits: { own: createRateLimit(pool, ownCopies), ordered: createRateLimit(pool, orderedCopies) },
    filesOf: voiceRecordings.filesOf,
  });
  const mayUseAi = (userId: string, within?: Tx) => consents.mayUse(userId, 'ai', within);
  const processing = createProcessing({
    db,
    jobs,
    live,
    clock,
    log,
    progress,
    timeZone,
    model: ai && config.AI_FEEDBACK ? createFeedbackModel(ai, config, mayUseAi) : null,
    timeZoneOf: identity.users.timeZoneOf,
    namesOf: identity.users.namesOf,
  });
  const safetyLetters = createSafetyLetters({
    db,
    clock,
    log,
    outbox,
    publicUrl: config.PUBLIC_URL,
    administratorAddresses: identity.users.administratorAddresses,
  });
  const engine = startLoading({ load: options.loadEngine, log, stopping: streams.stopping });
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
    namesOf: identity.users.namesOf,
    levelOf,
    times: voiceTimes,
  });
  const reading = createReading({ db, clock, curriculum, levels, progress });
  const speech = await createSpeech({
    config,
    db,
    clock,
    log,
    ledger,
    providers,
    engines: options.speechEngines,
  });
  const listening = createListening({ db, clock, curriculum, levels, progress, speech });
  const recordings = createRecordings({ db, jobs, clock, log, curriculum, speech });
  const vocabulary = createVocabulary({
    db,
    clock,
    curriculum,
    levels,
    progress,
    isolation: isolation.files,
    importLimit: createRateLimit(pool, wordImportLimit),
  });
  const writing = createWriting({ db, clock, curriculum, levels, progress, processing });
  const placement = createPlacement({ db, clock, curriculum, levels, progress });
  const figures = createFigures({
    db: longDb,
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
    messageReview: processing.messageReview,
    safety: processing.safety,
    progress,
    curriculum,
    questions,
    aiBudget: ai?.budget ?? null,
    ledger,
    providers,
    configuredProviders: configuredProviders(config),
  });

  return {
    timeZone,
    ai,
    providers,
    mail,
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
    safetyLetters,
    engine,
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
  };
};
