import { setTimeout as sleep } from 'node:timers/promises';
import { engineOf, processorMs } from './processor-time.js';

/** The engine rests where it takes less of a processor than this while nobody asks it. */
const maxIdleShare = 0.1;
const intervalMs = 3000;
/** Watched stretches in a row: merges end and begin. */
const requiredIntervals = 3;
const timeoutMs = 15 * 60_000;

/** Waits until a server's engine has ended what it does by itself, after an import the merges; how long it took, in seconds. */
export async function waitForIdleEngine(server: number): Promise<number> {
  const engine = await engineOf(server);
  const started = performance.now();
  for (let idleIntervals = 0; idleIntervals < requiredIntervals && performance.now() - started < timeoutMs;) {
    const before = processorMs(engine);
    await sleep(intervalMs);
    idleIntervals = (processorMs(engine) - before) / intervalMs < maxIdleShare ? idleIntervals + 1 : 0;
  }
  return (performance.now() - started) / 1000;
}
