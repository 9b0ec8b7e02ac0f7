import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { Base } from '../entities/base.entity.js';
import type { LoadingSample, SampleLoadState } from '../ingest/sample/sample-load.js';
import type { Stores } from '../stores/stores.js';
import { equalSecrets } from './equal-secrets.js';
import { isFromThisMachine } from './loopback.js';
import type { Metrics } from './metrics.js';

const timeoutMs = 3000;
const retryAfterSeconds = 5;

/** What the routes work with. */
interface HealthParts {
  stores: Stores;
  metrics: Metrics;
  metricsToken: string | undefined;
  /** The load of the sample data. */
  sample: LoadingSample;
}

/** What an operator's tools ask: whether the process lives, whether it can serve, what it measured. */
export function addHealthRoutes(
  app: FastifyInstance,
  { stores, metrics, metricsToken, sample }: HealthParts,
): void {
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const [postgres, clickhouse] = await Promise.all([
      answers(postgresReady(stores)),
      answers(stores.clickhouse.ping()),
    ]);
    const loading = sample.current();
    if (postgres && clickhouse && loading === null) {
      return reply.send({ status: 'ready', postgres, clickhouse });
    }
    const reasons = [
      ...(postgres ? [] : ['PostgreSQL does not answer']),
      ...(clickhouse ? [] : ['ClickHouse does not answer']),
      ...(loading === null ? [] : [sampleReason(loading)]),
    ];
    return reply
      .code(503)
      .headers({ 'retry-after': retryAfterSeconds })
      .send({
        status: 'not ready',
        postgres,
        clickhouse,
        ...(loading && { sample: loading }),
        reason: reasons.join('; '),
      });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayScrape(request, metricsToken)) throw new AppError(ErrorCode.NotFound);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function sampleReason({ hasFailed, percent }: SampleLoadState): string {
  if (hasFailed) return 'the sample data did not load: the log says why, the next start tries again';
  return `the sample data is loading: ${percent}%`;
}

/** Measures are for the operator: asked on the machine itself, or with `METRICS_TOKEN`. */
function mayScrape(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isFromThisMachine(request);
  return equalSecrets(request.headers.authorization ?? '', `Bearer ${token}`);
}

/** PostgreSQL answers and no migration waits: the catalogue of bases, which migrations fill, can be read. */
function postgresReady({ postgres }: Stores): Promise<boolean> {
  return postgres.getRepository(Base).exists();
}

async function answers(check: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), timeoutMs).unref());
  return Promise.race([check.catch(() => false), late]);
}
