import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';

/** Connection pool of the job runner. Without error handlers a broken connection would terminate the process. */
export function openJobPool(postgres: DataSource, concurrency: number, log: Logger): Pool {
  const logBrokenConnection = (error: unknown) => log.warn({ err: error }, 'a connection of the jobs broke');
  const pool = new Pool({
    connectionString: getUrl(postgres),
    // Three connections for LISTEN, the heartbeat and the cron clock.
    max: concurrency + 3,
    connectionTimeoutMillis: 10_000,
    application_name: 'rivalscope jobs',
  });
  pool.on('error', logBrokenConnection);
  pool.on('connect', (client) => client.on('error', logBrokenConnection));
  return pool;
}

function getUrl({ options }: DataSource): string {
  if (options.type === 'postgres' && options.url !== undefined) return options.url;
  throw new Error('The jobs need the address of PostgreSQL.');
}
