import { describe, expect, it } from 'vitest';
import { clusterKeywords } from './cluster-keywords.js';
import type { ClusterSettings } from './cluster-settings.js';
import { clusterInThread, previewInThread } from './clustering-thread.js';
import { serpGraphOf } from './reference-clusters.fixture.js';
import { previewStrengths } from './preview-strengths.js';

const settings: ClusterSettings = { method: 'MODERATE', strength: 2, minVolume: 0, minClusterVolume: 0 };

/** Keywords that share the first, popular addresses. */
function graphOf(keywords: number) {
  const top = (at: number) => new Set([at % 3, 3 + (at % 7), 10 + (at % 11), 21 + (at % 13)]);
  const all = Array.from({ length: keywords }, (_, at) => ({ volume: keywords - at, top: top(at) }));
  return serpGraphOf(all, 34);
}

// The thread's program may have to be compiled first.
describe('clustering in a worker thread', { timeout: 120_000 }, () => {
  it('returns the same result as without a thread', async () => {
    const shares: number[] = [];
    const reported = await clusterInThread(graphOf(900), settings, {
      onProgress: (share) => shares.push(share),
    });
    expect(reported).toEqual(clusterKeywords(graphOf(900), settings));
    expect(shares.length).toBeGreaterThan(0);
  });

  it('returns the same preview as without a thread', async () => {
    const reported = await previewInThread(graphOf(300), settings, [1, 2, 3]);
    expect(reported).toEqual(previewStrengths(graphOf(300), settings, [1, 2, 3]));
  });

  it('transfers the arrays', async () => {
    const input = graphOf(30);
    await clusterInThread(input, settings);
    expect([input.volumes, input.ranks, input.addressStarts].map(({ length }) => length)).toEqual([0, 0, 0]);
  });

  it('rejects with the error of the thread', async () => {
    await expect(clusterInThread(graphOf(3), { ...settings, strength: 0 })).rejects.toThrow(
      /whole number from 1/,
    );
  });

  it('stops when aborted before the start or while running', async () => {
    const before = AbortSignal.abort(new Error('given up'));
    await expect(clusterInThread(graphOf(3), settings, { signal: before })).rejects.toThrow('given up');
    const running = new AbortController();
    const started = clusterInThread(graphOf(20_000), settings, {
      signal: running.signal,
      onProgress: () => running.abort(new Error('given up later')),
    });
    await expect(started).rejects.toThrow('given up later');
  });
});
