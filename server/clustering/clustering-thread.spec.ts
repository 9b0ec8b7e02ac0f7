import { describe, expect, it } from 'vitest';
import { clusterKeywords } from './cluster-keywords.js';
import type { ClusterSettings } from './cluster-settings.js';
import { clusterInThread, previewInThread } from './clustering-thread.js';
import { buildSerpGraph } from './reference-clusters.fixture.js';
import { previewStrengths } from './preview-strengths.js';

const settings: ClusterSettings = { method: 'MODERATE', strength: 2, minVolume: 0, minClusterVolume: 0 };

/** Keywords that share the first, popular addresses. */
function buildGraph(keywords: number) {
  const top = (rank: number) => new Set([rank % 3, 3 + (rank % 7), 10 + (rank % 11), 21 + (rank % 13)]);
  const keywordList = Array.from({ length: keywords }, (_, rank) => ({
    volume: keywords - rank,
    top: top(rank),
  }));
  return buildSerpGraph(keywordList, 34);
}

// The thread's program may have to be compiled first.
describe('clustering in a worker thread', { timeout: 120_000 }, () => {
  it('returns the same result as without a thread', async () => {
    const shares: number[] = [];
    const actual = await clusterInThread(buildGraph(900), settings, {
      onProgress: (share) => shares.push(share),
    });
    expect(actual).toEqual(clusterKeywords(buildGraph(900), settings));
    expect(shares.length).toBeGreaterThan(0);
  });

  it('returns the same preview as without a thread', async () => {
    const actual = await previewInThread(buildGraph(300), settings, [1, 2, 3]);
    expect(actual).toEqual(previewStrengths(buildGraph(300), settings, [1, 2, 3]));
  });

  it('transfers the arrays', async () => {
    const input = buildGraph(30);
    await clusterInThread(input, settings);
    expect([input.volumes, input.ranks, input.addressStarts].map(({ length }) => length)).toEqual([0, 0, 0]);
  });

  it('rejects with the error of the thread', async () => {
    await expect(clusterInThread(buildGraph(3), { ...settings, strength: 0 })).rejects.toThrow(
      /whole number from 1/,
    );
  });

  it('stops when aborted before the start or while running', async () => {
    const abortedSignal = AbortSignal.abort(new Error('given up'));
    await expect(clusterInThread(buildGraph(3), settings, { signal: abortedSignal })).rejects.toThrow(
      'given up',
    );
    const controller = new AbortController();
    const clustering = clusterInThread(buildGraph(20_000), settings, {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('given up later')),
    });
    await expect(clustering).rejects.toThrow('given up later');
  });
});
