import type { Authenticate, CallRecord } from './http/caller.ts';
import { createRoutes } from './http/routes.ts';
import { type PublishedIdentity, serveWeb } from './http/web/web.ts';
import type { Module } from './module.ts';
import type { PlatformModule } from './platform.module.ts';

/** Functions that authenticate and record requests, and the identity provider settings that pages contain. */
type Callers = {
  authenticate: Authenticate;
  callRecord: CallRecord;
  provider: { published: PublishedIdentity };
};

/**
 * Registers the routes of all modules and starts the modules in the given order.
 * @returns a function that stops the modules: it ends background work and streams, waits for running requests,
 * returns unfinished jobs to the queue, and closes the modules in reverse order
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
  return async () => {
    stopping.abort();
    for (const module of backwards) await module.stop?.();
    await Promise.allSettled(streams.open);
    await Promise.all([isolation.files.close(), isolation.recordings.close()]);
    await Promise.all([http.close(), jobs.stop()]);
    for (const module of backwards) await module.close?.();
  };
};
