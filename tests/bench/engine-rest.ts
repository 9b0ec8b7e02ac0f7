import { setTimeout as sleep } from 'node:timers/promises';
import { engineOf, processorMs } from './processor-time.js';

/** The engine rests where it takes less of a processor than this while nobody asks it. */
const idleShare = 0.1;
const watchedMs = 3000;
/** Watched stretches in a row: merges end and begin. */
const stretches = 3;
const longestMs = 15 * 60_000;

/** Waits until a server's engine has ended what it does by itself, after an import the merges; how long it took, in seconds. */
export async function untilEngineRests(server: number): Promise<number> {
  const engine = await engineOf(server);
  const began = performance.now();
  for (let resting = 0; resting < stretches && performance.now() - began < longestMs;) {
    const before = processorMs(engine);
    await sleep(watchedMs);
    resting = (processorMs(engine) - before) / watchedMs < idleShare ? resting + 1 : 0;
  }
  return (performance.now() - began) / 1000;
}
