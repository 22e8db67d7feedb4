import type { Plugin } from 'vite';

type Info = (id: string) => { importedIds: readonly string[] } | null;

let reached: Record<'landing' | 'login' | 'shell' | 'home' | 'chat', ReadonlySet<string>> | undefined;

/** Returns all modules that are imported, directly or indirectly, by the modules whose path ends with one of `ends`. */
const reachedFrom = (ids: readonly string[], info: Info, ends: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const pending = ends.flatMap((end) => ids.filter((id) => id.endsWith(end)));
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    // Skips an MUI module that is exported but never used. Following the imports of this module would add every
    // form field component to the page.
    if (!id.includes('/enhanceHighContrast.')) pending.push(...(info(id)?.importedIds ?? []));
  }
  return seen;
};

/**
 * Records which modules each kind of page loads, before the bundler assigns modules to chunks. `chunkGroups` uses this
 * record to build a few large chunks. Their total compressed size is 10 % smaller than that of the bundler’s many small
 * chunks, because brotli finds more repetition in a large file.
 */
export const chunkPlan: Plugin = {
  name: 'chunk-plan',
  apply: 'build',
  buildEnd() {
    const ids = [...this.getModuleIds()];
    const from = (...ends: string[]) => reachedFrom(ids, (id) => this.getModuleInfo(id), ends);
    const shell = ['/src/main.tsx', '/src/app/shell/shell.tsx'];
    reached = {
      landing: from('/landing-entry.tsx'),
      login: from('/login-entry.tsx'),
      shell: from(...shell),
      home: from(...shell, '/dashboard-page.tsx', '/learner-dashboard.tsx'),
      chat: from(...shell, '/chat-page.tsx', '/start-view.tsx', '/chat/conversation/conversation-view.tsx'),
    };
  },
};

/**
 * Matches library modules that the pages of the chunk plan reach only through the index modules of their packages and
 * do not use. They belong to the chunks of the pages that use them.
 */
const usedElsewhere =
  /\/(query-core\/.*\/(hydration|mutationObserver)|react-query\/.*\/useMutation|material\/utils\/mergeSlotProps)\.m?js$/;

const isIn = (page: keyof NonNullable<typeof reached>, id: string): boolean =>
  (reached?.[page].has(id) ?? false) && !usedElsewhere.test(id);

/**
 * The chunk `base` contains the modules that all pages share. The chunk `app` contains the other modules that all
 * signed-in pages share.
 */
export const chunkGroups = [
  {
    name: 'base',
    priority: 2,
    test: (id: string) =>
      (isIn('landing', id) && (isIn('login', id) || isIn('home', id))) ||
      (isIn('login', id) && isIn('home', id)),
  },
  {
    name: 'app',
    priority: 1,
    test: (id: string) =>
      !/(\.html|\/src\/main\.tsx|\/shell\/shell\.tsx)$/.test(id) &&
      (isIn('shell', id) || (isIn('home', id) && isIn('chat', id))),
  },
];
