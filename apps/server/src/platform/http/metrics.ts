import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

type Labels = Record<string, string>;
export type Sample = { value: number; labels?: Labels };
type About = { name: string; help: string; labels?: readonly string[] };

/**
 * Registers the metrics of features. Without the METRICS setting, nothing is recorded. Metric names begin with
 * `pratik_`.
 */
export type Metrics = {
  /**
   * Registers a gauge whose value is read at each scrape. The gauge is omitted from a scrape while its value is
   * unavailable.
   */
  gauge(about: About, read: () => readonly Sample[] | Promise<readonly Sample[]>): void;
  /** Registers a counter and returns a function that counts events. */
  counter(about: About): (labels?: Labels, count?: number) => void;
  /** Registers a histogram and returns a function that records a duration in seconds. */
  histogram(about: About & { buckets: number[] }): (seconds: number, labels?: Labels) => void;
};

export const noMetrics: Metrics = {
  gauge: () => undefined,
  counter: () => () => undefined,
  histogram: () => () => undefined,
};

/** Time limit for reading a gauge, in milliseconds, because a scrape must not wait for an unavailable database. */
const gaugeMs = 2_000;

/**
 * Returns the route label of a URL. All files and pages of the web application share one label, because their names
 * change with every build.
 */
const routeLabel = (url: string | undefined): string => (url?.startsWith('/api/') ? url : 'web');

/** Publishes the metrics of this process for Prometheus at /metrics. Must be called before routes are added. */
export const publishMetrics = (app: FastifyInstance): Metrics => {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const metrics: Metrics = {
    gauge({ name, help, labels = [] }, read) {
      new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers,
        async collect() {
          const samples = await withinTime(read);
          this.reset();
          if (labels.length === 0 && samples.length === 0) this.remove();
          for (const { value, labels: given = {} } of samples) this.set(given, value);
        },
      });
    },
    counter({ name, help, labels = [] }) {
      const counter = new Counter({ name, help, labelNames: [...labels], registers });
      return (given = {}, count = 1) => counter.inc(given, count);
    },
    histogram({ name, help, labels = [], buckets }) {
      const histogram = new Histogram({ name, help, labelNames: [...labels], buckets, registers });
      return (seconds, given = {}) => histogram.observe(given, seconds);
    },
  };

  const duration = metrics.histogram({
    name: 'pratik_http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer, streams included',
    labels: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeLabel(request.routeOptions.url);
    duration(reply.elapsedTime / 1000, { method: request.method, route, status: String(reply.statusCode) });
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('content-type', register.contentType).send(await register.metrics()),
  );
  return metrics;
};

const withinTime = async (
  read: () => readonly Sample[] | Promise<readonly Sample[]>,
): Promise<readonly Sample[]> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Sample[]>((resolve) => {
    timer = setTimeout(() => resolve([]), gaugeMs);
  });
  try {
    return await Promise.race([read(), late]);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
};
