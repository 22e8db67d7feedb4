import type { Plugin } from 'vite';

type Info = (id: string) => { importedIds: readonly string[] } | null;

let reached: Record<'landing' | 'login' | 'shell' | 'home' | 'chat', ReadonlySet<string>> | undefined;

/** All modules that loading these ones loads. */
const reachedFrom = (ids: readonly string[], info: Info, ends: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const pending = ends.flatMap((end) => ids.filter((id) => id.endsWith(end)));
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    // Exported beside what is used, and used by nobody; it would drag every kind of field along.
    if (!id.includes('/enhanceHighContrast.')) pending.push(...(info(id)?.importedIds ?? []));
  }
  return seen;
};

/**
 * Looks at what each kind of page loads, before modules are put into chunks. A few large chunks weigh a
 * tenth less than the many small ones the bundler makes by itself: brotli finds more to share.
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
      chat: from(...shell, '/chat-page.tsx'),
    };
  },
};

const isIn = (page: keyof NonNullable<typeof reached>, id: string): boolean =>
  reached?.[page].has(id) ?? false;

/** `base`: what every page has; `app`: what every page behind the sign-in has besides. */
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
