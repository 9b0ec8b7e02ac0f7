import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';

/** Connection pool of the job runner. Without error handlers a broken connection would terminate the process. */
export function openJobPool(postgres: DataSource, maxConnections: number, log: Logger): Pool {
  const logBrokenConnection = (error: unknown) => log.warn({ err: error }, 'a connection of the jobs broke');
  const pool = new Pool({
    connectionString: getUrl(postgres),
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    // Detects a database machine that disappeared without closing its connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'rivalscope jobs',
  });
  pool.on('error', logBrokenConnection);
  pool.on('connect', (client) => client.on('error', logBrokenConnection));
  return pool;
}

/**
 * Tracks the connections of a pool.
 * @returns a function that closes the pool, and after the grace period also the connections in use
 */
export function trackConnections(pool: Pool): (graceMs: number) => Promise<void> {
  const clients = new Set<PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  return async (graceMs) => {
    const closed = pool.end().catch(() => undefined);
    await Promise.race([closed, sleep(graceMs, undefined, { ref: false })]);
    for (const client of clients) {
      if ('end' in client && typeof client.end === 'function') void client.end();
    }
  };
}

function getUrl({ options }: DataSource): string {
  if (options.type === 'postgres' && options.url !== undefined) return options.url;
  throw new Error('The jobs need the address of PostgreSQL.');
}
