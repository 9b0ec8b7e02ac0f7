import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { Base, hasDamagedReports } from '../../entities/base.entity.js';
import type { SampleLoadStatus, SampleLoadState } from '../../ingest/sample/sample-load.js';
import type { Stores } from '../../stores/stores.js';
import { isLoopbackUrl } from '../../config/loopback-names.js';
import { resolveInTime } from '../../process/resolve-in-time.js';
import { equalSecrets } from '../security/equal-secrets.js';
import { isLocalRequest } from '../context/loopback.js';
import type { RunnerState } from '../../jobs/job-runner.js';

const checkTimeoutMs = 3000;
const retryAfterSeconds = 5;

/** Outage of a job runner after which the process is not ready. */
const maxRunnerOutageSeconds = 60;

interface HealthParts {
  stores: Stores;
  /** Reads the metrics of the server in the format of Prometheus. */
  collectMetrics(this: void): Promise<string>;
  /** Media type of the metrics. */
  metricsType: string;
  metricsToken: string | undefined;
  publicUrl: string;
  sampleLoad: SampleLoadStatus;
  readRunnerStates(this: void): Promise<readonly RunnerState[]>;
}

/** Registers the liveness, readiness and metrics endpoints. */
export function addHealthRoutes(
  app: FastifyInstance,
  { stores, collectMetrics, metricsType, metricsToken, publicUrl, sampleLoad, readRunnerStates }: HealthParts,
): void {
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const [bases, clickhouse, states] = await Promise.all([
      resolveInTime(readBases(stores), [], checkTimeoutMs),
      resolveInTime(stores.clickhouse.ping(), false, checkTimeoutMs),
      resolveInTime(readRunnerStates(), [], checkTimeoutMs),
    ]);
    const postgres = bases.length > 0;
    const load = sampleLoad.current();
    const damagedBases = bases.filter(hasDamagedReports).map(({ code }) => code);
    const outages = states.flatMap(describeOutage);
    const runners = Object.fromEntries(states.map(({ name, downSince }) => [name, downSince === undefined]));
    const isReady =
      postgres && clickhouse && load === null && damagedBases.length === 0 && outages.length === 0;
    if (isReady) {
      return reply.send({ status: 'ready', postgres, clickhouse, runners });
    }
    const reasons = [
      ...(postgres ? [] : ['PostgreSQL does not respond']),
      ...(clickhouse ? [] : ['ClickHouse does not respond']),
      ...(load === null ? [] : [describeSampleLoad(load)]),
      ...(damagedBases.length === 0 ? [] : [`the reports of ${damagedBases.join(', ')} are damaged`]),
      ...outages,
    ];
    return reply
      .code(503)
      .headers({ 'retry-after': retryAfterSeconds })
      .send({
        status: 'not ready',
        postgres,
        clickhouse,
        runners,
        ...(load && { sample: load }),
        reason: reasons.join('; '),
      });
  });
  app.get('/metrics', async (request, reply) => {
    if (!canScrape(request, metricsToken, publicUrl)) throw new AppError(ErrorCode.NotFound);
    return reply.type(metricsType).send(await collectMetrics());
  });
}

function describeOutage({ name, downSince }: RunnerState): string[] {
  const seconds = downSince ? Math.floor((Date.now() - downSince.getTime()) / 1000) : 0;
  return seconds > maxRunnerOutageSeconds ? [`the runner of ${name} has been down for ${seconds} s`] : [];
}

function describeSampleLoad({ hasFailed, percent }: SampleLoadState): string {
  return hasFailed
    ? 'the sample data did not load; the log contains the reason, and the next start tries again'
    : `the sample data is loading: ${percent}%`;
}

/**
 * Metrics need `METRICS_TOKEN`. If it is unset, a server without a public URL accepts local requests. Requests through a
 * proxy that adds no header look local as well.
 */
function canScrape(request: FastifyRequest, token: string | undefined, publicUrl: string): boolean {
  if (token === undefined) return isLoopbackUrl(publicUrl) && isLocalRequest(request);
  return equalSecrets(request.headers.authorization ?? '', `Bearer ${token}`);
}

/** Databases. Migrations fill their table, so pending migrations count as not ready. */
function readBases({ postgres }: Stores): Promise<Base[]> {
  return postgres.getRepository(Base).find({ order: { id: 'ASC' } });
}
