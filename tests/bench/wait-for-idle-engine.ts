import { setTimeout as sleep } from 'node:timers/promises';
import { findEngine, processorMs } from './processor-time.js';

/** CPU usage below which the engine counts as idle. */
const maxIdleShare = 0.1;
const intervalMs = 3000;
/** Consecutive idle intervals, because merges come in bursts. */
const requiredIntervals = 3;
const timeoutMs = 15 * 60_000;

/**
 * Waits until the engine finishes background work such as merges after an import.
 * @returns the waiting time in seconds
 */
export async function waitForIdleEngine(server: number): Promise<number> {
  const engine = await findEngine(server);
  const started = performance.now();
  for (let idleIntervals = 0; idleIntervals < requiredIntervals && performance.now() - started < timeoutMs;) {
    const before = processorMs(engine);
    await sleep(intervalMs);
    idleIntervals = (processorMs(engine) - before) / intervalMs < maxIdleShare ? idleIntervals + 1 : 0;
  }
  return (performance.now() - started) / 1000;
}
