import { type Manifest, staticFiles } from './manifest.ts';

export const shell = 'src/app/shell/shell.tsx';
const auth = 'src/identity/auth-layout.tsx';

/**
 * The modules that a route of the single-page application needs in addition to the entry module. Keys are the path
 * patterns of the router.
 */
export const routeModules: Readonly<Record<string, readonly string[]>> = {
  '/': [shell, 'src/progress/dashboard-page.tsx', 'src/progress/learner-dashboard.tsx'],
  '/pages/chat': [shell, 'src/practice/chat/chat-page.tsx', 'src/practice/chat/start/start-view.tsx'],
  '/pages/vocabulary-practice': [shell, 'src/practice/vocabulary/vocabulary-page.tsx'],
  '/pages/reading-practice': [shell, 'src/practice/reading/reading-page.tsx'],
  '/pages/reading-practice/:id': [shell, 'src/practice/reading/reading-text-page.tsx'],
  '/pages/listening-practice': [shell, 'src/practice/listening/listening-page.tsx'],
  '/pages/listening-practice/:id': [shell, 'src/practice/listening/listening-script-page.tsx'],
  '/pages/listening-practice/:id/dictation': [shell, 'src/practice/listening/dictation/dictation-page.tsx'],
  '/pages/writing-practice': [shell, 'src/practice/writing/writing-page.tsx'],
  '/pages/writing-practice/:id': [shell, 'src/practice/writing/piece-page.tsx'],
  '/pages/placement-test': [shell, 'src/practice/placement/placement-page.tsx'],
  '/pages/placement-test/:id': [shell, 'src/practice/placement/placement-attempt-page.tsx'],
  '/pages/profile': [shell, 'src/profile/profile-page.tsx'],
  '/pages/user-list': [shell, 'src/admin/users/list/user-list-page.tsx'],
  '/pages/user-add': [shell, 'src/admin/users/edit/user-add-page.tsx'],
  '/pages/user-edit/:id': [shell, 'src/admin/users/edit/user-edit-page.tsx'],
  '/pages/message-process-list': [shell, 'src/admin/messages/list/message-list-page.tsx'],
  '/pages/message-process/:id': [shell, 'src/admin/messages/message-page.tsx'],
  '/pages/question-list': [shell, 'src/admin/questions/list/question-list-page.tsx'],
  '/pages/question-add': [shell, 'src/admin/questions/question-add-page.tsx'],
  '/pages/question-edit/:kind/:id': [shell, 'src/admin/questions/question-edit-page.tsx'],
  '/auth/setup': [auth, 'src/identity/account/setup-page.tsx'],
  '/auth/reset-password': [auth, 'src/identity/account/reset-password-page.tsx'],
  '/notfound': ['src/app/not-found-page.tsx'],
};

/**
 * Returns the files to preload for each route pattern. Omits the files of the entry, because the HTML already lists
 * them.
 */
export const routeChunks = (manifest: Manifest): Record<string, string[]> => {
  const entry = staticFiles(manifest, ['index.html']);
  const already = new Set([entry.file, ...entry.imports]);
  return Object.fromEntries(
    Object.entries(routeModules).map(([pattern, modules]) => {
      const { file, imports } = staticFiles(manifest, modules);
      return [pattern, [file, ...imports].filter((name) => !already.has(name)).map((name) => `/${name}`)];
    }),
  );
};
