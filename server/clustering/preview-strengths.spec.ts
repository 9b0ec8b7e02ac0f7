import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strengthFromPercent, type ClusterMethod } from './cluster-settings.js';
import { referenceClusters, buildSerpGraph, type PlainKeyword } from './reference-clusters.fixture.js';
import { previewStrengths } from './preview-strengths.js';

const addresses = 16;
const arbitraryKeywords: fc.Arbitrary<PlainKeyword[]> = fc
  .array(
    fc.record({
      volume: fc.nat(50),
      top: fc.array(fc.nat(addresses - 1), { maxLength: 8 }).map((top) => new Set(top)),
    }),
    { maxLength: 30 },
  )
  .map((keywords) => keywords.sort((a, b) => b.volume - a.volume));

describe('strength preview', () => {
  it('counts the result of a run for each strength', () => {
    const methods = fc.constantFrom<ClusterMethod>('SOFT', 'MODERATE', 'HARD');
    fc.assert(
      fc.property(
        arbitraryKeywords,
        methods,
        fc.nat(20),
        fc.nat(80),
        (keywords, method, volume, minClusterVolume) => {
          const settings = { method, minVolume: volume, minClusterVolume };
          const strengths = [4, 1, 2, 3, 9];
          const expected = strengths.map((strength) => {
            const { headOf, overlap } = referenceClusters(keywords, { ...settings, strength });
            const clustered = [...headOf.keys()].filter((rank) => headOf[rank]! >= 0);
            const members = clustered.filter((rank) => headOf[rank] !== rank);
            const sum = members.reduce((total, rank) => total + overlap[rank]!, 0);
            const heads = new Set(clustered.map((rank) => headOf[rank]!));
            const sizes = [...heads].map((head) => clustered.filter((rank) => headOf[rank] === head).length);
            return {
              strength,
              clusters: heads.size,
              clustered: clustered.length,
              singles: keywords.length - clustered.length,
              meanOverlap: members.length === 0 ? 0 : sum / members.length,
              largest: Math.max(0, ...sizes),
            };
          });
          expect(previewStrengths(buildSerpGraph(keywords, addresses), settings, strengths)).toEqual(
            expected,
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    [30, 10, 3],
    [30, 20, 6],
    [30, 50, 15],
    [31, 10, 4],
    [1, 10, 1],
    [0, 10, 1],
    [100, 50, 50],
    [14, 50, 7],
    [58, 50, 29],
  ] as const)('converts %s percent of the top %s to %s addresses', (percent, depth, strength) => {
    expect(strengthFromPercent(percent, depth)).toBe(strength);
  });
});
