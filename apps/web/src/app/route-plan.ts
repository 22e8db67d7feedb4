/** Maps each route pattern, for example `/pages/user-edit/:id` or `/pages/*`, to its files in this build. */
export type RoutePlan = Readonly<Record<string, readonly string[]>>;

/** Returns the files that a path needs. An exact route takes precedence over a `*` route. */
export const filesFor = (plan: RoutePlan, path: string): readonly string[] => {
  const parts = path.split('/');
  const fits = (pattern: string): boolean => {
    const wanted = pattern.split('/');
    const open = wanted.at(-1) === '*';
    if (open ? parts.length < wanted.length : parts.length !== wanted.length) return false;
    return wanted.every((part, index) => part === '*' || part.startsWith(':') || part === parts[index]);
  };
  const found = Object.keys(plan).filter(fits);
  const best = found.find((pattern) => !pattern.endsWith('*')) ?? found[0];
  return best === undefined ? [] : (plan[best] ?? []);
};

let plan: RoutePlan = {};

/**
 * Loads the route plan after the first page is shown. Without the plan, pages still load, but the browser requests
 * their files one after another.
 */
const loadPlan = async (): Promise<void> => {
  try {
    const answer = await fetch('/routes-preload.json');
    if (answer.ok) plan = await answer.json();
  } catch {
    // The request fails when the browser is offline or the build has no plan. The application works without a plan.
  }
};

/** Preloads all files of a page in parallel, because the browser would otherwise discover some of them late. */
const preload = (path: string): void => {
  for (const file of filesFor(plan, path)) {
    if (document.head.querySelector(`link[href="${file}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
};

type Router = {
  subscribe(
    listener: (state: { navigation: { location?: { pathname: string } | undefined } }) => void,
  ): unknown;
};

/**
 * Preloads the chunks of each page that the user navigates to. For the first page of a visit, the server’s HTML
 * already lists the chunks.
 */
export const followPlan = (router: Router): void => {
  window.addEventListener('load', () => void loadPlan(), { once: true });
  router.subscribe(({ navigation }) => {
    if (navigation.location) preload(navigation.location.pathname);
  });
};
