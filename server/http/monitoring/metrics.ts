import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RunnerState } from '../../jobs/job-runner.js';
import { version } from '../../process/version.js';

const durationBucketsSeconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];

/** Number of import jobs by state. */
type ImportCounts = () => Promise<Readonly<Record<string, number>>>;

/** Prometheus metrics of the process. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by route, method and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: durationBucketsSeconds,
    registers: [this.registry],
  });
  private readonly store = new Histogram({
    name: 'store_query_duration_seconds',
    help: "The facts' store's own time for one query, by operation.",
    labelNames: ['operation'] as const,
    buckets: durationBucketsSeconds,
    registers: [this.registry],
  });
  private readonly failures = new Counter({
    name: 'store_query_failures_total',
    help: "Queries that the facts' store failed, by operation.",
    labelNames: ['operation'] as const,
    registers: [this.registry],
  });
  private readonly lookups = new Counter({
    name: 'query_cache_lookups_total',
    help: 'Cacheable ClickHouse queries by result: hit or miss. Precomputed first pages are not counted.',
    labelNames: ['result'] as const,
    registers: [this.registry],
  });

  constructor(importCounts: ImportCounts) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'rivalscope_info',
      help: 'Always 1; its label is the version of the program.',
      labelNames: ['version'] as const,
      aggregator: 'first',
      registers: [this.registry],
    }).set({ version }, 1);
    new Gauge({
      name: 'import_jobs',
      help: 'Import jobs by state.',
      labelNames: ['state'] as const,
      aggregator: 'first',
      registers: [this.registry],
      async collect() {
        for (const [state, jobs] of Object.entries(await importCounts())) this.set({ state }, jobs);
      },
    });
  }

  /** Registers a gauge for the state of the local first page caches. */
  observeFirstPages(states: () => Readonly<Record<string, number>>): void {
    new Gauge({
      name: 'first_page_cache_databases',
      help: "Databases whose first pages this process copies, by the copy's state.",
      labelNames: ['state'] as const,
      aggregator: 'max',
      registers: [this.registry],
      collect() {
        for (const [state, bases] of Object.entries(states())) this.set({ state }, bases);
      },
    });
  }

  /** Registers gauges for the job runners and for the age of waiting jobs. */
  observeJobs(
    readStates: () => Promise<readonly RunnerState[]>,
    oldestDueJobs: () => Promise<Readonly<Record<string, number>>>,
  ): void {
    new Gauge({
      name: 'job_runner_up',
      help: 'Whether a job runner of the server takes jobs (1) or has failed (0).',
      labelNames: ['runner'] as const,
      aggregator: 'min',
      registers: [this.registry],
      async collect() {
        for (const { name, downSince } of await readStates()) {
          this.set({ runner: name }, downSince ? 0 : 1);
        }
      },
    });
    new Gauge({
      name: 'oldest_due_job_age_seconds',
      help: 'Age of the oldest job that is due and not running, by runner.',
      labelNames: ['runner'] as const,
      aggregator: 'max',
      registers: [this.registry],
      async collect() {
        for (const [runner, seconds] of Object.entries(await oldestDueJobs())) this.set({ runner }, seconds);
      },
    });
  }

  observe(request: FastifyRequest, reply: FastifyReply): void {
    const route = routeLabel(request.routeOptions.url);
    this.requests.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  }

  observeStore(operation: string, milliseconds: number): void {
    this.store.observe({ operation: operationKind(operation) }, milliseconds / 1000);
  }

  countLookup(isHit: boolean): void {
    this.lookups.inc({ result: isHit ? 'hit' : 'miss' });
  }

  countStoreFailure(operation: string): void {
    this.failures.inc({ operation: operationKind(operation) });
  }
}

/** Static files share one label to bound the cardinality of the metric. */
function routeLabel(route: string | undefined): string {
  if (route === undefined) return 'none';
  return /\.[a-z0-9]{2,5}$/i.test(route) && !route.startsWith('/api/') ? 'static file' : route;
}

/** Removes the number from operations such as `import 12` to bound the cardinality of the metric. */
function operationKind(operation: string): string {
  return operation.replace(/ \d+$/, '');
}
