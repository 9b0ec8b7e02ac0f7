import { describe, expect, it } from 'vitest';
import { sampleBases } from './generate-sample.js';
import { SampleProgress } from './sample-progress.js';

/** A progress whose clock the test moves. */
function atClock() {
  let nowMs = 0;
  const progress = new SampleProgress(sampleBases, () => nowMs);
  return { progress, wait: (seconds: number) => (nowMs += seconds * 1000) };
}

describe('the progress of the sample data', () => {
  it('weighs databases by their size', () => {
    const { progress } = atClock();
    expect(progress.percent).toBe(0);
    progress.complete('gny');
    expect([progress.percentOf('gny'), progress.percentOf('msk'), progress.percent]).toEqual([100, 0, 80]);
    progress.complete('msk');
    expect(progress.percent).toBe(100);
  });

  it('never falls, and reaches 100 at the end only', () => {
    const { progress } = atClock();
    progress.update('gny', 'derive', 0.5);
    const before = progress.percentOf('gny');
    progress.update('gny', 'read', 0.1);
    expect(progress.percentOf('gny')).toBe(before);
    progress.update('gny', 'publish', 5);
    expect(progress.percentOf('gny')).toBe(99);
  });

  it('asks for another try after the time that is left by its pace, within a minute', () => {
    const { progress, wait } = atClock();
    expect(progress.retryAfterSeconds('gny')).toBe(30);
    progress.update('gny', 'generate', 0);
    wait(20);
    progress.update('gny', 'generate', 1);
    // 30 of 100 parts in 20 seconds: 70 more of this database, 95 more with the next one, which has 25.
    expect(progress.retryAfterSeconds('gny')).toBe(47);
    expect(progress.retryAfterSeconds('msk')).toBe(60);
    progress.update('gny', 'publish', 1);
    expect(progress.retryAfterSeconds('gny')).toBe(1);
    expect(progress.retryAfterSeconds('msk')).toBe(6);
  });
});
