import type { Logger } from 'pino';
import type { ImportProgress } from '../import-progress.js';

const logIntervalMs = 2_000;

/** Logs the progress of the sample import at each step and at regular intervals. */
export function logImportProgress(log: Logger, base: string): ImportProgress {
  let lastLogged = { phase: '', at: 0 };
  return {
    update({ phase, done, total, records }) {
      const now = Date.now();
      if (phase === lastLogged.phase && now - lastLogged.at < logIntervalMs) return;
      lastLogged = { phase, at: now };
      const share = total ? `${Math.min(100, Math.round((done / total) * 100))} %` : undefined;
      log.info({ base, phase, records, ...(share && { done: share }) }, 'loading the sample data');
    },
  };
}
