import type { FastifyInstance } from 'fastify';
import type { Stores } from '../stores/stores.js';
import type { Metrics } from './metrics.js';

const patience = 3000;

/** What an operator's tools ask: whether the process lives, whether it can serve, what it measured. */
export function addHealthRoutes(app: FastifyInstance, stores: Stores, metrics: Metrics): void {
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const [postgres, clickhouse] = await Promise.all([
      answers(postgresReady(stores)),
      answers(stores.clickhouse.ping()),
    ]);
    const ready = postgres && clickhouse;
    return reply
      .code(ready ? 200 : 503)
      .headers(ready ? {} : { 'retry-after': 5 })
      .send({ status: ready ? 'ready' : 'not ready', postgres, clickhouse });
  });
  app.get('/metrics', async (_request, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** PostgreSQL answers and no migration waits: the catalogue of bases, which migrations fill, can be read. */
async function postgresReady({ postgres }: Stores): Promise<boolean> {
  const pending = await postgres.query<{ bases: string }[]>('SELECT count(*) AS bases FROM base');
  return Number(pending[0]?.bases) > 0;
}

async function answers(check: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience).unref());
  return Promise.race([check.catch(() => false), late]);
}
