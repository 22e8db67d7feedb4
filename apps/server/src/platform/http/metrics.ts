import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobCounts } from '../jobs/jobs.ts';

export type MetricSources = {
  openStreams(): number;
  jobCounts(): Promise<JobCounts[]>;
};

/** Files and pages of the web application are one route here: their names change with every build. */
const routeLabel = (url: string | undefined): string => (url?.startsWith('/api/') ? url : 'web');

export type Metrics = {
  /** How long a stage of a spoken turn took, in seconds. */
  voiceStage(stage: string, seconds: number): void;
};

/** Figures of this process for Prometheus at /metrics; call before routes are added. */
export const publishMetrics = (app: FastifyInstance, { openStreams, jobCounts }: MetricSources): Metrics => {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const duration = new Histogram({
    name: 'pratik_http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer, streams included',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeLabel(request.routeOptions.url);
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  new Gauge({
    name: 'pratik_open_streams',
    help: 'Event streams open in this process',
    registers,
    collect() {
      this.set(openStreams());
    },
  });
  new Gauge({
    name: 'pratik_jobs',
    help: 'Jobs by queue and state, over all processes, a few seconds old',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      for (const { queue, ...counts } of await jobCounts()) {
        for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count);
      }
    },
  });
  const voice = new Histogram({
    name: 'pratik_voice_stage_duration_seconds',
    help: 'Stages of a spoken turn, from the recording to the first sound heard',
    labelNames: ['stage'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10, 30],
    registers,
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('content-type', register.contentType).send(await register.metrics()),
  );
  return { voiceStage: (stage, seconds) => voice.observe({ stage }, seconds) };
};
