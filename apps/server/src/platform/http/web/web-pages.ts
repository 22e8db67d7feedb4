/**
 * The files to preload for each route pattern. Patterns use the router’s syntax: `/pages/user-edit/:id`,
 * `/pages/*`.
 */
export type PreloadPlan = Readonly<Record<string, readonly string[]>>;

type Page = { pattern: RegExp; html: string };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (route: string): RegExp => {
  const parts = route.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : escaped(part);
  });
  return new RegExp(`^${parts.join('/')}$`);
};

/**
 * Returns a function that returns the HTML page for a path. The page preloads the JavaScript chunks of its route in
 * parallel with the entry script.
 * The page of each route is built once. An exact route takes precedence over `*`.
 */
export const pagesOf = (template: string, plan: PreloadPlan): ((path: string) => string) => {
  const pages = Object.entries(plan)
    .toSorted(([a], [b]) => Number(a.endsWith('*')) - Number(b.endsWith('*')))
    .map(([route, files]): Page => {
      const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
      return {
        pattern: patternOf(route),
        html: template.replace('</head>', () => `${links.join('')}</head>`),
      };
    });
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.html ?? template;
};
