import { Logger as JobLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/** The runner's own words in the process's log. A failed job is a warning, as it is tried again; its usual course is detail. */
export function jobLog(log: Logger): JobLogger {
  return new JobLogger((scope) => (level, message, meta) => {
    const words = { task: scope.taskIdentifier, job: scope.jobId, ...faultIn(meta) };
    if (level === 'error') log.warn(words, message);
    else if (level === 'warning') log.debug(words, message);
    else log.trace(words, message);
  });
}

function faultIn(meta: Readonly<Record<string, unknown>> | undefined): { err?: unknown } {
  return meta?.['error'] === undefined ? {} : { err: meta['error'] };
}
