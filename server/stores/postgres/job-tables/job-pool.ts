import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';

/**
 * The connections of the job runner, beside those of the requests. A connection that breaks is replaced; without these handlers
 * it would end the process.
 */
export function openJobPool(postgres: DataSource, concurrency: number, log: Logger): Pool {
  const logBrokenConnection = (error: unknown) => log.warn({ err: error }, 'a connection of the jobs broke');
  const pool = new Pool({
    connectionString: urlOf(postgres),
    // One listens for new jobs, one shows that this process lives, one looks at the clock.
    max: concurrency + 3,
    connectionTimeoutMillis: 10_000,
    application_name: 'rivalscope jobs',
  });
  pool.on('error', logBrokenConnection);
  pool.on('connect', (client) => client.on('error', logBrokenConnection));
  return pool;
}

function urlOf({ options }: DataSource): string {
  if (options.type === 'postgres' && options.url !== undefined) return options.url;
  throw new Error('The jobs need the address of PostgreSQL.');
}
