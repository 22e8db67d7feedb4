import type { CurriculumModule } from '../curriculum/curriculum.module.ts';
import type { EditingModule } from '../curriculum/editing/editing.module.ts';
import { createAuditList } from '../identity/audit/audit-list.service.ts';
import type { IdentityModule } from '../identity/identity.module.ts';
import type { PrivacyModule } from '../identity/privacy/privacy.module.ts';
import type { Module } from '../platform/module.ts';
import type { PlatformModule } from '../platform/platform.module.ts';
import { configuredProviders } from '../platform/providers/configured-providers.ts';
import type { VoiceModule } from '../practice/chat/voice/voice.module.ts';
import type { ListeningModule } from '../practice/listening/listening.module.ts';
import type { ProcessingModule } from '../processing/processing.module.ts';
import type { ProgressModule } from '../progress/progress.module.ts';
import type { SchoolModule } from '../school/school.module.ts';
import { registerAuditRoutes } from './audit/audit.routes.ts';
import { registerClassEditingRoutes } from './classes/classes.routes.ts';
import { registerDashboardRoutes } from './dashboard/dashboard.routes.ts';
import { createAdminDashboard } from './dashboard/dashboard.service.ts';
import { registerLetterRoutes } from './letters/letters.routes.ts';
import { registerLevelEditingRoutes } from './levels/levels.routes.ts';
import { registerUnitEditingRoutes } from './levels/units.routes.ts';
import { registerMessageRoutes } from './messages/messages.routes.ts';
import { registerSafetyRoutes } from './messages/safety.routes.ts';
import { registerQuestionRoutes } from './questions/questions.routes.ts';
import { registerRecordingRoutes } from './recordings/recordings.routes.ts';
import { registerStatusRoutes } from './status/status.routes.ts';
import { createStatusService } from './status/status.service.ts';
import { createUserService } from './users/user-details.service.ts';
import { registerUserRoutes } from './users/users.routes.ts';
import { createUsersImportService } from './users/users-import.service.ts';
import { createUsersList } from './users/users-list.service.ts';
import { registerVoiceTimesRoutes } from './voice/voice-times.routes.ts';

type Deps = {
  platform: PlatformModule;
  identity: IdentityModule;
  privacy: PrivacyModule;
  curriculum: CurriculumModule;
  editing: EditingModule;
  progress: ProgressModule;
  processing: ProcessingModule;
  voice: VoiceModule;
  listening: ListeningModule;
  school: SchoolModule;
};

/** Registers the administrators’ routes, which use the services of all other modules. */
export const createAdminModule = (deps: Deps) => {
  const { platform, identity, privacy, curriculum, editing, voice, listening, school } = deps;
  const { progress, practised } = deps.progress;
  const { processing, shownCorrections } = deps.processing;
  const { db, clock, timeZone, config, ai, ledger, providers, outbox } = platform;
  const { messageReview, safety } = processing;
  const user = createUserService({
    users: identity.users,
    progress: school.userProgress,
    shownCorrections,
    privacy: privacy.userPrivacy,
    work: school.userWork,
  });
  const dashboard = createAdminDashboard({
    clock,
    messageReview,
    safety,
    progress,
    curriculum: curriculum.curriculum,
    questions: editing.questions,
    aiBudget: ai?.budget ?? null,
    ledger,
    providers,
    configuredProviders: configuredProviders(config),
  });
  const status = createStatusService({
    version: platform.version,
    config,
    clock,
    providers,
    messageReview,
    aiBudget: ai?.budget ?? null,
    lastBackup: platform.lastBackup,
  });

  return {
    routes(routes) {
      registerClassEditingRoutes(routes, school);
      registerLevelEditingRoutes(routes, editing.levelsEditing);
      registerUnitEditingRoutes(routes, editing.unitsEditing);
      registerAuditRoutes(routes, {
        audit: createAuditList(db, timeZone, identity.authLog),
        clock,
        timeZone,
      });
      registerUserRoutes(routes, {
        accounts: identity.accounts,
        list: createUsersList(identity.list, practised),
        bulk: identity.bulk,
        editing: identity.editing,
        user,
        sessions: identity.userSessions,
        importer: createUsersImportService(identity.accounts, curriculum.levels),
        clock,
        timeZone,
        publicUrl: config.PUBLIC_URL,
      });
      registerQuestionRoutes(routes, {
        editing: editing.editing,
        list: editing.questions,
        importer: editing.questionsImport,
        itemStatistics: editing.itemStatistics,
        clock,
        timeZone,
      });
      registerVoiceTimesRoutes(routes, voice.times);
      registerRecordingRoutes(routes, listening.recordings);
      registerMessageRoutes(routes, messageReview, ledger);
      registerSafetyRoutes(routes, safety);
      registerDashboardRoutes(routes, dashboard);
      registerStatusRoutes(routes, status);
      registerLetterRoutes(routes, { db, clock, outbox });
    },
  } satisfies Module;
};
