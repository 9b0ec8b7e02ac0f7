import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../ingest/sample/random.js';
import { MemberLinks } from './member-links.js';
import { buildSerpGraph } from './reference-clusters.fixture.js';
import { SerpIndex } from './serp-index.js';

/** Deterministic keywords with some popular addresses, in order of popularity, and some rare ones. */
function buildIndex(seed: number, keywords: number, popular: number, rare: number): SerpIndex {
  const random = new Random(seed);
  const graph = Array.from({ length: keywords }, () => ({
    volume: 1,
    top: new Set([
      ...Array.from({ length: 5 }, () => Math.floor(popular * random.next() ** 2)),
      ...Array.from({ length: 5 }, () => popular + random.below(rare)),
    ]),
  }));
  return new SerpIndex(buildSerpGraph(graph, popular + rare), 0);
}

const createLinks = (index: SerpIndex, strength: number) => ({
  byPairs: new MemberLinks(index, strength, Number.POSITIVE_INFINITY),
  byPatterns: new MemberLinks(index, strength, 0),
});

describe('links among cluster members', () => {
  it('are the same pairwise and by patterns', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 70 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 5 }),
        (seed, keywords, popular, rare, strength) => {
          const index = buildIndex(seed, keywords, popular, rare);
          const { byPairs, byPatterns } = createLinks(index, strength);
          const members = Uint32Array.from({ length: keywords }, (_, rank) => rank);
          expect(byPatterns.computeShares(members)).toEqual(byPairs.computeShares(members));
          expect(byPatterns.dropUnlinked(members)).toEqual(byPairs.dropUnlinked(members));
          // State of one cluster must not leak into the next.
          const subset = members.filter((rank) => rank % 3 !== 0);
          if (subset.length > 0) {
            expect(byPatterns.dropUnlinked(subset)).toEqual(byPairs.dropUnlinked(subset));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('are the same if there are too many patterns for all popular addresses', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 5 }), (seed, strength) => {
        const keywords = 150;
        const index = buildIndex(seed, keywords, 40, 40);
        const members = Uint32Array.from({ length: keywords }, (_, rank) => rank);
        const [byPairs, byPatterns] = [
          new MemberLinks(index, strength, Number.POSITIVE_INFINITY),
          new MemberLinks(index, strength, 0, 20),
        ];
        expect(byPatterns.computeShares(members)).toEqual(byPairs.computeShares(members));
        expect(byPatterns.dropUnlinked(members)).toEqual(byPairs.dropUnlinked(members));
      }),
      { numRuns: 15 },
    );
  });
});
