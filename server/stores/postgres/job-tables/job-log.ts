import { Logger as JobLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/** Log levels of the job runner that are above trace. A failed job is a warning, because it is retried. */
const levels: Readonly<Record<string, 'warn' | 'debug'>> = { error: 'warn', warning: 'debug' };

/** Forwards messages of the job runner to the process log. */
export function createJobLogger(log: Logger): JobLogger {
  return new JobLogger((scope) => (level, message, meta) => {
    const fields = { task: scope.taskIdentifier, job: scope.jobId, ...extractError(meta) };
    log[levels[String(level)] ?? 'trace'](fields, message);
  });
}

function extractError(meta: Readonly<Record<string, unknown>> | undefined): { err?: unknown } {
  return meta?.['error'] === undefined ? {} : { err: meta['error'] };
}
