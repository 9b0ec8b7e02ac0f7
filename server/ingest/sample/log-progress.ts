import type { Logger } from 'pino';
import type { ImportProgress } from '../import-progress.js';

/** Time between two lines of the log, in milliseconds. */
const interval = 2_000;

/** Tells the log what an import of the sample does, a line at each step and now and then within one. */
export function logProgress(log: Logger, base: string): ImportProgress {
  let last = { phase: '', at: 0 };
  return {
    update({ phase, done, total, records }) {
      const now = Date.now();
      if (phase === last.phase && now - last.at < interval) return;
      last = { phase, at: now };
      const share = total ? `${Math.min(100, Math.round((done / total) * 100))} %` : undefined;
      log.info({ base, phase, records, ...(share && { done: share }) }, 'loading the sample data');
    },
  };
}
