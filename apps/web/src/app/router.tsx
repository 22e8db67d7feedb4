import type { Role } from '@pratik/contract/user';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router';
import { guard } from '../identity/session/guard.ts';
import { secondFactorGuard } from '../identity/session/second-factor-guard.ts';
import type { Session } from '../identity/session/session.ts';
import { HydrateFallback } from './hydrate-fallback.tsx';
import { RouteError } from './route-error.tsx';

type Pages<Name extends string> = Promise<Record<Name, ComponentType>>;

/** Creates a route whose page is loaded as a separate chunk. */
const page = <const Name extends string>(path: string, load: () => Pages<Name>, name: Name): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await load())[name] }),
  ErrorBoundary: RouteError,
});

/** Creates a route that only redirects. The router requires a component, but never renders it. */
const leadTo = (path: string, target: string): RouteObject => ({
  path,
  loader: () => redirect(target),
  Component: HydrateFallback,
});

/** Routes below /auth for accounts of this application. Pratik shows its own sign-in form. */
const byOurForm: readonly RouteObject[] = [
  page('guardian', () => import('../identity/account/guardian-page.tsx'), 'GuardianPage'),
  page('stop-reminders', () => import('../identity/account/stop-reminders-page.tsx'), 'StopRemindersPage'),
  page('login', () => import('../identity/sign-in/login-page.tsx'), 'LoginPage'),
  page('forgot-password', () => import('../identity/account/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  page('reset-password', () => import('../identity/account/reset-password-page.tsx'), 'ResetPasswordPage'),
  page('sign-up', () => import('../identity/account/sign-up-page.tsx'), 'SignUpPage'),
  page('setup', () => import('../identity/account/setup-page.tsx'), 'SetupPage'),
];

/** Routes below /auth for accounts of the organization’s identity provider when Pratik shows its own sign-in form. */
const byOurFormAtTheProvider: readonly RouteObject[] = [
  ...byOurForm.filter(({ path }) => path !== 'setup'),
  page('invitation', () => import('../identity/account/invitation-page.tsx'), 'InvitationPage'),
  page('setup', () => import('../identity/account/provider-setup-page.tsx'), 'ProviderSetupPage'),
];

/** Routes below /auth for accounts of the organization’s identity provider when the provider shows the sign-in form. */
const atTheProvider: readonly RouteObject[] = [
  page('guardian', () => import('../identity/account/guardian-page.tsx'), 'GuardianPage'),
  page('stop-reminders', () => import('../identity/account/stop-reminders-page.tsx'), 'StopRemindersPage'),
  page('login', () => import('../identity/sign-in/provider-login-page.tsx'), 'ProviderLoginPage'),
  page('callback', () => import('../identity/sign-in/callback-page.tsx'), 'CallbackPage'),
  page('invitation', () => import('../identity/account/invitation-page.tsx'), 'InvitationPage'),
  page('setup', () => import('../identity/account/provider-setup-page.tsx'), 'ProviderSetupPage'),
];

const signInRoutes = ({ elsewhere, capabilities }: Session['provider']): readonly RouteObject[] => {
  if (elsewhere) return atTheProvider;
  return capabilities.ownAccounts ? byOurForm : byOurFormAtTheProvider;
};

/** Returns all routes: the routes of docs/specification.md, section 2, and the pages that they link to. */
export const createRoutes = (session: Session): RouteObject[] => {
  const only = (allowed: Role, ...routes: RouteObject[]): RouteObject => ({
    middleware: [guard(session, allowed), ...(allowed === 'admin' ? [secondFactorGuard(session)] : [])],
    children: routes,
  });
  return [
    {
      HydrateFallback,
      ErrorBoundary: RouteError,
      children: [
        {
          path: '/',
          middleware: [guard(session, 'user', 'admin')],
          // The empty loader makes the guard run on every navigation within the shell.
          loader: () => null,
          lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }),
          ErrorBoundary: RouteError,
          children: [
            {
              ...page('', () => import('../progress/dashboard-page.tsx'), 'DashboardPage'),
              // The dashboard of an administrator is an administrator page, so it needs the second factor.
              middleware: [secondFactorGuard(session)],
            },
            page('pages/empty', () => import('../identity/sign-in/exit-page.tsx'), 'ExitPage'),
            page('pages/welcome', () => import('./first-run/first-run-page.tsx'), 'FirstRunPage'),
            page('pages/profile', () => import('../profile/profile-page.tsx'), 'ProfilePage'),
            page(
              'pages/profile/recordings',
              () => import('../profile/voice/recordings-page.tsx'),
              'RecordingsPage',
            ),
            page(
              'pages/second-factor',
              () => import('../profile/second-factor/second-factor-page.tsx'),
              'SecondFactorPage',
            ),
            page('pages/privacy', () => import('../profile/privacy/privacy-page.tsx'), 'PrivacyPage'),
            page('pages/chat', () => import('../practice/chat/chat-page.tsx'), 'ChatPage'),
            page(
              'pages/writing-practice',
              () => import('../practice/writing/writing-page.tsx'),
              'WritingPage',
            ),
            page(
              'pages/writing-practice/:id',
              () => import('../practice/writing/piece-page.tsx'),
              'PiecePage',
            ),
            page(
              'pages/vocabulary-practice',
              () => import('../practice/vocabulary/vocabulary-page.tsx'),
              'VocabularyPage',
            ),
            page(
              'pages/vocabulary-practice/gaps',
              () => import('../practice/vocabulary/gaps/gaps-page.tsx'),
              'GapsPage',
            ),
            page('pages/path', () => import('../practice/path/path-page.tsx'), 'PathPage'),
            page('pages/path/:id', () => import('../practice/path/unit-page.tsx'), 'UnitPage'),
            page('pages/path/:id/check', () => import('../practice/path/check-page.tsx'), 'UnitCheckPage'),
            page('pages/path-map', () => import('../practice/path/path-map-page.tsx'), 'PathMapPage'),
            page(
              'pages/grammar',
              () => import('../practice/vocabulary/grammar/lessons-page.tsx'),
              'LessonsPage',
            ),
            page(
              'pages/grammar/:id',
              () => import('../practice/vocabulary/grammar/lesson-page.tsx'),
              'LessonPage',
            ),
            page(
              'pages/grammar/:id/exercise',
              () => import('../practice/vocabulary/grammar/lesson-round-page.tsx'),
              'LessonExercisePage',
            ),
            page(
              'pages/grammar/:id/check',
              () => import('../practice/vocabulary/grammar/lesson-round-page.tsx'),
              'LessonCheckPage',
            ),
            page(
              'pages/vocabulary-practice/extra',
              () => import('../practice/vocabulary/extra/extra-page.tsx'),
              'ExtraPage',
            ),
            page(
              'pages/vocabulary-practice/statistics',
              () => import('../practice/vocabulary/stats/stats-page.tsx'),
              'StatsPage',
            ),
            page(
              'pages/vocabulary-practice/import',
              () => import('../practice/vocabulary/import/import-page.tsx'),
              'ImportPage',
            ),
            page('pages/mistakes', () => import('../practice/mistakes/mistakes-page.tsx'), 'MistakesPage'),
            page(
              'pages/mistakes/:code',
              () => import('../practice/mistakes/code-page.tsx'),
              'MistakeCodePage',
            ),
            page(
              'pages/mistakes/:code/gaps',
              () => import('../practice/mistakes/code-gaps-page.tsx'),
              'CodeGapsPage',
            ),
            page(
              'pages/reading-practice',
              () => import('../practice/reading/reading-page.tsx'),
              'ReadingPage',
            ),
            page(
              'pages/reading-practice/:id',
              () => import('../practice/reading/reading-text-page.tsx'),
              'ReadingTextPage',
            ),
            page(
              'pages/speaking-practice',
              () => import('../practice/speaking/speaking-page.tsx'),
              'SpeakingPage',
            ),
            page(
              'pages/speaking-practice/sounds/:id',
              () => import('../practice/speaking/sound-page.tsx'),
              'SoundPage',
            ),
            page(
              'pages/speaking-practice/:kind/:id',
              () => import('../practice/speaking/said-text-page.tsx'),
              'SaidTextPage',
            ),
            page(
              'pages/placement-test',
              () => import('../practice/placement/placement-page.tsx'),
              'PlacementPage',
            ),
            page(
              'pages/placement-test/:id',
              () => import('../practice/placement/placement-attempt-page.tsx'),
              'PlacementAttemptPage',
            ),
            page(
              'pages/listening-practice',
              () => import('../practice/listening/listening-page.tsx'),
              'ListeningPage',
            ),
            page(
              'pages/listening-practice/:id',
              () => import('../practice/listening/listening-script-page.tsx'),
              'ListeningScriptPage',
            ),
            page(
              'pages/listening-practice/:id/dictation',
              () => import('../practice/listening/dictation/dictation-page.tsx'),
              'DictationPage',
            ),
            page('pages/own-texts', () => import('../practice/own-texts/own-texts-page.tsx'), 'OwnTextsPage'),
            page(
              'pages/own-texts/:id',
              () => import('../practice/own-texts/own-text-page.tsx'),
              'OwnTextPage',
            ),
            page(
              'pages/own-texts/:id/gaps',
              () => import('../practice/own-texts/own-text-gaps-page.tsx'),
              'OwnTextGapsPage',
            ),
            page('pages/class/:id', () => import('../school/class-page.tsx'), 'ClassPage'),
            page(
              'pages/class/:id/learner/:userId',
              () => import('../school/class-learner-page.tsx'),
              'ClassLearnerPage',
            ),
            page(
              'pages/class/:id/report',
              () => import('../school/reports/class-report-page.tsx'),
              'ClassReportPage',
            ),
            page(
              'pages/learner-report/:userId',
              () => import('../school/reports/learner-report-page.tsx'),
              'LearnerReportPage',
            ),
            page(
              'pages/learner-report/:userId/guardian',
              () => import('../school/reports/guardian-report-page.tsx'),
              'GuardianReportPage',
            ),
            page(
              'pages/my-report',
              () => import('../school/reports/learner-report-page.tsx'),
              'OwnReportPage',
            ),
            page('pages/reminders', () => import('../profile/reminders/reminders-page.tsx'), 'RemindersPage'),
            page(
              'pages/weekly-letter',
              () => import('../practice/reminders/weekly-letter-page.tsx'),
              'WeeklyLetterPage',
            ),
            page(
              'pages/class/:id/homework-add',
              () => import('../school/homework/homework-add-page.tsx'),
              'HomeworkAddPage',
            ),
            page(
              'pages/class/:id/homework/:homeworkId',
              () => import('../school/homework/homework-page.tsx'),
              'HomeworkPage',
            ),
            page(
              'pages/class/:id/homework/:homeworkId/edit',
              () => import('../school/homework/homework-edit-page.tsx'),
              'HomeworkEditPage',
            ),
            only(
              'admin',
              page('pages/class-list', () => import('../school/class-list-page.tsx'), 'ClassListPage'),
              page('pages/class-add', () => import('../school/class-add-page.tsx'), 'ClassAddPage'),
              page('pages/class-edit/:id', () => import('../school/class-edit-page.tsx'), 'ClassEditPage'),
              page('pages/user-list', () => import('../admin/users/list/user-list-page.tsx'), 'UserListPage'),
              page('pages/user-add', () => import('../admin/users/edit/user-add-page.tsx'), 'UserAddPage'),
              page(
                'pages/user-edit/:id',
                () => import('../admin/users/edit/user-edit-page.tsx'),
                'UserEditPage',
              ),
              page('pages/user/:id', () => import('../admin/users/details/user-page.tsx'), 'UserPage'),
              page('pages/letters', () => import('../admin/users/letters/letters-page.tsx'), 'LettersPage'),
              page('pages/audit-log', () => import('../admin/audit/audit-log-page.tsx'), 'AuditLogPage'),
              page(
                'pages/privacy-texts',
                () => import('../admin/privacy/privacy-texts-page.tsx'),
                'PrivacyTextsPage',
              ),
              page(
                'pages/level-list',
                () => import('../admin/levels/list/level-list-page.tsx'),
                'LevelListPage',
              ),
              page('pages/level-add', () => import('../admin/levels/level-add-page.tsx'), 'LevelAddPage'),
              page(
                'pages/level-edit/:id',
                () => import('../admin/levels/level-edit-page.tsx'),
                'LevelEditPage',
              ),
              page(
                'pages/unit-list/:levelId',
                () => import('../admin/levels/units/unit-list-page.tsx'),
                'UnitListPage',
              ),
              page(
                'pages/unit-add/:levelId',
                () => import('../admin/levels/units/unit-add-page.tsx'),
                'UnitAddPage',
              ),
              page(
                'pages/unit-edit/:levelId/:id',
                () => import('../admin/levels/units/unit-edit-page.tsx'),
                'UnitEditPage',
              ),
              page(
                'pages/question-list',
                () => import('../admin/questions/list/question-list-page.tsx'),
                'QuestionListPage',
              ),
              page(
                'pages/question-add',
                () => import('../admin/questions/question-add-page.tsx'),
                'QuestionAddPage',
              ),
              page(
                'pages/question-edit/:kind/:id',
                () => import('../admin/questions/question-edit-page.tsx'),
                'QuestionEditPage',
              ),
              page(
                'pages/message-process-list',
                () => import('../admin/messages/list/message-list-page.tsx'),
                'MessageListPage',
              ),
              page(
                'pages/message-process-statistics',
                () => import('../admin/messages/stats/stats-page.tsx'),
                'MessageReviewStatsPage',
              ),
              page(
                'pages/message-process-safety',
                () => import('../admin/messages/safety/safety-page.tsx'),
                'SafetyPage',
              ),
              page('pages/status', () => import('../progress/admin/status/status-page.tsx'), 'StatusPage'),
              page(
                'pages/voice-times',
                () => import('../admin/voice/voice-times-page.tsx'),
                'VoiceTimesPage',
              ),
              page(
                'pages/message-process/:id',
                () => import('../admin/messages/message-page.tsx'),
                'MessagePage',
              ),
            ),
          ],
        },
        {
          path: '/auth',
          lazy: async () => ({ Component: (await import('../identity/auth-layout.tsx')).AuthLayout }),
          ErrorBoundary: RouteError,
          children: [
            ...signInRoutes(session.provider),
            page(
              'not-registered',
              () => import('../identity/sign-in/not-registered-page.tsx'),
              'NotRegisteredPage',
            ),
            leadTo('', '/auth/login'),
            leadTo('*', '/auth/login'),
          ],
        },
        page('/landing', () => import('./landing/landing-page.tsx'), 'LandingPage'),
        page('/notfound', () => import('./not-found-page.tsx'), 'NotFoundPage'),
        leadTo('*', '/notfound'),
      ],
    },
  ];
};

export type AppRouter = ReturnType<typeof createBrowserRouter>;

export const createRouter = (session: Session): AppRouter => createBrowserRouter(createRoutes(session));
