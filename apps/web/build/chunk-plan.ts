import type { Plugin } from 'vite';

type Info = (id: string) => { importedIds: readonly string[] } | null;

let reached: Record<'landing' | 'login' | 'shell' | 'home' | 'chat', ReadonlySet<string>> | undefined;

/** All modules that the modules with these path endings load, directly or indirectly. */
const reachedFrom = (ids: readonly string[], info: Info, ends: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const pending = ends.flatMap((end) => ids.filter((id) => id.endsWith(end)));
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    // MUI exports this module, but no code uses it. Following its imports would add every kind of field to the
    // page.
    if (!id.includes('/enhanceHighContrast.')) pending.push(...(info(id)?.importedIds ?? []));
  }
  return seen;
};

/**
 * Records which modules each kind of page loads, before the bundler assigns modules to chunks. A few large chunks
 * are a tenth smaller than the many small chunks of the bundler’s default, because brotli finds more repetition in
 * them.
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

/** `base`: modules shared by all pages; `app`: further modules shared by all pages behind the sign-in. */
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
