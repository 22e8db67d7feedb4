/** Files of each route by its pattern, as the build found them: `/pages/user-edit/:id`, `/pages/*`. */
export type RoutePlan = Readonly<Record<string, readonly string[]>>;

/** The plan's files for a path; an exact route before `*`. */
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

/** Fetches the plan when the first page stands; without it pages come all the same, only in more steps. */
const loadPlan = async (): Promise<void> => {
  try {
    const answer = await fetch('/routes-preload.json');
    if (answer.ok) plan = await answer.json();
  } catch {
    // Offline, or a build without a plan.
  }
};

/** Asks for all files of a page at once, while its first one is still on its way. */
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

/** Loads the chunks of each page that is navigated to together; for the first page the server names them. */
export const followPlan = (router: Router): void => {
  window.addEventListener('load', () => void loadPlan(), { once: true });
  router.subscribe(({ navigation }) => {
    if (navigation.location) preload(navigation.location.pathname);
  });
};
