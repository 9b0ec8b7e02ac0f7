import { Logger as JobLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/** Our level for each of the runner's own that is more than detail. A failed job is a warning, as it is tried again. */
const levels: Readonly<Record<string, 'warn' | 'debug'>> = { error: 'warn', warning: 'debug' };

/** The runner's own words in the process's log. */
export function jobLog(log: Logger): JobLogger {
  return new JobLogger((scope) => (level, message, meta) => {
    const fields = { task: scope.taskIdentifier, job: scope.jobId, ...errorIn(meta) };
    log[levels[String(level)] ?? 'trace'](fields, message);
  });
}

function errorIn(meta: Readonly<Record<string, unknown>> | undefined): { err?: unknown } {
  return meta?.['error'] === undefined ? {} : { err: meta['error'] };
}
