import type { Authenticate, CallRecord } from './http/caller.ts';
import { createRoutes } from './http/routes.ts';
import { type PublishedIdentity, serveWeb } from './http/web/web.ts';
import type { Module } from './module.ts';
import type { PlatformModule } from './platform.module.ts';
import { runStopSteps, type StopStep } from './stop-steps.ts';

/** Functions that authenticate and record requests, and the identity provider settings that pages contain. */
type Callers = {
  authenticate: Authenticate;
  callRecord: CallRecord;
  provider: { published: PublishedIdentity };
};

/**
 * Registers the routes of all modules and starts the modules in the given order.
 * @returns a function that stops the modules: it ends background work and streams, waits for running requests,
 * returns unfinished jobs to the queue, and closes the modules in reverse order. A step that does not end delays the
 * others only for a limited time.
 */
export const startModules = async (
  platform: PlatformModule,
  callers: Callers,
  features: readonly Module[],
): Promise<() => Promise<void>> => {
  const { config, http, jobs, streams, stopping, isolation } = platform;
  const modules: readonly Module[] = [platform, ...features];
  const routes = createRoutes(http, callers.authenticate, streams, callers.callRecord);
  for (const module of modules) module.routes?.(routes);
  await serveWeb(http, callers.provider.published);

  await jobs.start(modules.flatMap(({ queues = [] }) => queues));
  const roles = { api: config.ROLES !== 'worker', worker: config.ROLES !== 'api' };
  for (const module of modules) await module.start?.(roles);

  const backwards = modules.toReversed();
  const ofModules = (name: string, run: (module: Module) => unknown): StopStep[] =>
    backwards.map((module) => ({ name, run: () => run(module) }));
  const steps: readonly StopStep[] = [
    ...ofModules('background work', (module) => module.stop?.()),
    { name: 'event streams', run: () => Promise.allSettled(streams.open) },
    {
      name: 'file processes',
      run: () => Promise.all([isolation.files.close(), isolation.recordings.close()]),
    },
    { name: 'requests and jobs', run: () => Promise.all([http.close(), jobs.stop()]) },
    ...ofModules('connections', (module) => module.close?.()),
  ];
  return () => {
    stopping.abort();
    return runStopSteps(steps, platform.log, platform.stopLimits);
  };
};
