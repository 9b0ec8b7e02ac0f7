import { describe, expect, it } from 'vitest';
import { sampleBases } from './generate-sample.js';
import { SampleProgress } from './sample-progress.js';

/** Progress with a clock that the test controls. */
function createProgress() {
  let nowMs = 0;
  const progress = new SampleProgress(sampleBases, () => nowMs);
  return { progress, wait: (seconds: number) => (nowMs += seconds * 1000) };
}

describe('sample progress', () => {
  it('weights databases by size', () => {
    const { progress } = createProgress();
    expect(progress.percent).toBe(0);
    progress.complete('gny');
    expect([progress.getPercent('gny'), progress.getPercent('msk'), progress.percent]).toEqual([100, 0, 80]);
    progress.complete('msk');
    expect(progress.percent).toBe(100);
  });

  it('never decreases and reaches 100 only when complete', () => {
    const { progress } = createProgress();
    progress.update('gny', 'derive', 0.5);
    const before = progress.getPercent('gny');
    progress.update('gny', 'read', 0.1);
    expect(progress.getPercent('gny')).toBe(before);
    progress.update('gny', 'publish', 5);
    expect(progress.getPercent('gny')).toBe(99);
  });

  it('estimates the remaining time by the average speed, up to one minute', () => {
    const { progress, wait } = createProgress();
    expect(progress.retryAfterSeconds('gny')).toBe(30);
    progress.update('gny', 'generate', 0);
    wait(20);
    progress.update('gny', 'generate', 1);
    // 30 percent in 20 s. 70 remain for this database, and 95 with the next one, whose weight is 0.25.
    expect(progress.retryAfterSeconds('gny')).toBe(47);
    expect(progress.retryAfterSeconds('msk')).toBe(60);
    progress.update('gny', 'publish', 1);
    expect(progress.retryAfterSeconds('gny')).toBe(1);
    expect(progress.retryAfterSeconds('msk')).toBe(6);
  });
});
