import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterKeywords } from './cluster-keywords.js';
import type { ClusterMethod, ClusterSettings } from './cluster-settings.js';
import type { Clusters } from './serp-graph.js';
import {
  referenceClusters,
  sharedAddresses,
  buildSerpGraph,
  type PlainKeyword,
} from './reference-clusters.fixture.js';

const methods: ClusterMethod[] = ['SOFT', 'MODERATE', 'HARD'];
const base: ClusterSettings = { method: 'SOFT', strength: 2, minVolume: 0, minClusterVolume: 0 };
const addresses = 24;

/** Keywords with `top` random addresses; the first addresses are the most popular. */
const arbitraryKeywords = (maxKeywords: number, top: number): fc.Arbitrary<PlainKeyword[]> =>
  fc
    .array(
      fc.record({
        volume: fc.integer({ min: 0, max: 60 }),
        top: fc
          .array(fc.tuple(fc.nat(addresses - 1), fc.nat(addresses - 1)), { maxLength: top })
          .map((pairs) => new Set(pairs.map((pair) => Math.min(...pair)))),
      }),
      { maxLength: maxKeywords },
    )
    .map((keywords) => keywords.sort((a, b) => b.volume - a.volume));

const arbitrarySettings: fc.Arbitrary<ClusterSettings> = fc.record({
  method: fc.constantFrom(...methods),
  strength: fc.integer({ min: 1, max: 5 }),
  minVolume: fc.constantFrom(0, 0, 20),
  minClusterVolume: fc.constantFrom(0, 0, 50, 200),
});

const toArrays = ({ headOf, overlap, memberShare }: Clusters) => ({
  headOf: [...headOf],
  overlap: [...overlap],
  memberShare: [...memberShare],
});

const run = (keywords: readonly PlainKeyword[], settings: ClusterSettings) =>
  clusterKeywords(buildSerpGraph(keywords, addresses), settings);

/** Members of each cluster by head, without the head. */
function groupMembers({ headOf }: Clusters): Map<number, number[]> {
  const members = new Map<number, number[]>();
  headOf.forEach((head, rank) => {
    if (head < 0) return;
    const existingMembers = members.get(head) ?? [];
    members.set(head, rank === head ? existingMembers : [...existingMembers, rank]);
  });
  return members;
}

describe('keyword clusters', () => {
  it.each(methods)('match the reference implementation: %s', (method) => {
    fc.assert(
      fc.property(arbitraryKeywords(24, 8), arbitrarySettings, (keywords, settings) => {
        const withMethod = { ...settings, method };
        expect(toArrays(run(keywords, withMethod))).toEqual(
          toArrays(referenceClusters(keywords, withMethod)),
        );
      }),
      { numRuns: 250 },
    );
  });

  it.each(methods)('match the reference implementation for large clusters: %s', (method) => {
    fc.assert(
      fc.property(arbitraryKeywords(150, 12), fc.integer({ min: 1, max: 4 }), (keywords, strength) => {
        const settings = { ...base, method, strength };
        expect(toArrays(run(keywords, settings))).toEqual(toArrays(referenceClusters(keywords, settings)));
      }),
      { numRuns: 6 },
    );
  });

  it('satisfy the definition of their method', () => {
    fc.assert(
      fc.property(arbitraryKeywords(60, 10), arbitrarySettings, (keywords, settings) => {
        const clusters = run(keywords, settings);
        const top = (rank: number) => keywords[rank]!.top;
        for (const [head, members] of groupMembers(clusters)) {
          const memberRanks = [head, ...members];
          expect(members.length).toBeGreaterThan(0);
          expect(clusters.headOf[head]).toBe(head);
          expect(Math.min(...memberRanks)).toBe(head);
          expect(Math.min(...memberRanks.map((rank) => keywords[rank]!.volume))).toBeGreaterThanOrEqual(
            settings.minVolume,
          );
          expect(memberRanks.reduce((sum, rank) => sum + keywords[rank]!.volume, 0)).toBeGreaterThanOrEqual(
            settings.minClusterVolume,
          );
          const commonAddresses = [...top(head)].filter((address) =>
            members.every((rank) => top(rank).has(address)),
          );
          for (const rank of members) {
            const sharedWithHead = sharedAddresses(top(head), top(rank)).length;
            expect(sharedWithHead).toBeGreaterThanOrEqual(settings.strength);
            expect(clusters.overlap[rank]).toBe(
              settings.method === 'HARD' ? commonAddresses.length : sharedWithHead,
            );
            const others = members.filter((otherRank) => otherRank !== rank);
            const linked = others.filter(
              (otherRank) => sharedAddresses(top(rank), top(otherRank)).length >= settings.strength,
            );
            const share = others.length === 0 ? 1 : linked.length / others.length;
            expect(clusters.memberShare[rank]).toBeCloseTo(share, 5);
            if (settings.method === 'MODERATE') expect(share).toBeGreaterThan(0.5);
          }
          if (settings.method === 'HARD') {
            expect(commonAddresses.length).toBeGreaterThanOrEqual(settings.strength);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('leave no keyword unclustered that a free head with more volume could join', () => {
    fc.assert(
      fc.property(arbitraryKeywords(40, 8), arbitrarySettings, (keywords, settings) => {
        const { headOf } = run(keywords, { ...settings, minClusterVolume: 0 });
        const unclustered = [...headOf.keys()].filter(
          (rank) => headOf[rank] === -1 && keywords[rank]!.volume >= settings.minVolume,
        );
        for (const rank of unclustered) {
          for (const otherRank of unclustered) {
            if (rank === otherRank) continue;
            expect(sharedAddresses(keywords[rank]!.top, keywords[otherRank]!.top).length).toBeLessThan(
              settings.strength,
            );
          }
        }
      }),
    );
  });

  it('do not depend on the input order of keywords and addresses', () => {
    const shuffle = <Thing>(things: readonly Thing[], keys: readonly number[]) =>
      things
        .map((thing, index) => ({ thing, key: keys[index]! }))
        .sort((a, b) => a.key - b.key)
        .map(({ thing }) => thing);
    const keys = fc.array(fc.nat(), { minLength: addresses, maxLength: addresses });
    fc.assert(
      fc.property(
        arbitraryKeywords(addresses, 8),
        arbitrarySettings,
        keys,
        keys,
        (keywords, settings, keywordKeys, addressKeys) => {
          const namedKeywords = keywords.map((keyword, index) => ({
            ...keyword,
            word: String.fromCharCode(97 + index),
          }));
          const newAddresses = shuffle([...Array(addresses).keys()], addressKeys);
          const namedClusters = (shares: readonly (PlainKeyword & { word: string })[]) => {
            const ranked = shares.toSorted((a, b) => b.volume - a.volume || (a.word < b.word ? -1 : 1));
            const { headOf, overlap, memberShare } = run(ranked, settings);
            return ranked
              .map(({ word }, rank) => [word, ranked[headOf[rank]!]?.word, overlap[rank], memberShare[rank]])
              .sort();
          };
          const shuffledKeywords = shuffle(namedKeywords, keywordKeys).map((keyword) => ({
            ...keyword,
            top: new Set([...keyword.top].map((address) => newAddresses[address]!)),
          }));
          expect(namedClusters(shuffledKeywords)).toEqual(namedClusters(namedKeywords));
        },
      ),
    );
  });

  it('are deterministic and do not modify the input', () => {
    fc.assert(
      fc.property(arbitraryKeywords(40, 8), arbitrarySettings, (keywords, settings) => {
        const graph = buildSerpGraph(keywords, addresses);
        const firstResult = toArrays(clusterKeywords(graph, settings));
        expect(graph).toEqual(buildSerpGraph(keywords, addresses));
        expect(toArrays(clusterKeywords(graph, settings))).toEqual(firstResult);
      }),
      { numRuns: 50 },
    );
  });

  describe.each(methods)('edge cases: %s', (method) => {
    const unclustered = (count: number) => Array.from({ length: count }, () => -1);
    const top = new Set([0, 1, 2]);

    it.each([
      ['no keyword', [], []],
      ['one keyword', [{ volume: 5, top }], unclustered(1)],
      [
        'no addresses',
        Array.from({ length: 3 }, () => ({ volume: 5, top: new Set<number>() })),
        unclustered(3),
      ],
      ['all tops the same', Array.from({ length: 90 }, () => ({ volume: 5, top })), Array(90).fill(0)],
      ['tops too short', Array.from({ length: 3 }, () => ({ volume: 5, top: new Set([0]) })), unclustered(3)],
    ])('%s', (_, keywords, headOf) => {
      expect([...run(keywords, { ...base, method }).headOf]).toEqual(headOf);
    });

    it('clusters nothing without addresses', () => {
      const none = { addressStarts: new Uint32Array(1), ranks: new Uint32Array() };
      const { headOf } = clusterKeywords({ volumes: Uint32Array.of(3, 2), ...none }, { ...base, method });
      expect([...headOf]).toEqual([-1, -1]);
    });

    it('clusters nothing if the strength exceeds the depth', () => {
      const keywords = Array.from({ length: 4 }, () => ({ volume: 5, top }));
      expect([...run(keywords, { ...base, method, strength: 4 }).headOf]).toEqual(unclustered(4));
      expect([...run(keywords, { ...base, method, strength: 50 }).headOf]).toEqual(unclustered(4));
    });

    it.each([0, 1.5, -1, Number.NaN])('rejects a strength of %s', (strength) => {
      expect(() => run([], { ...base, method, strength })).toThrow(RangeError);
    });

    it('ignores keywords with a low volume and dissolves small clusters', () => {
      const otherRank = new Set([5, 6, 7]);
      const keywords = [
        { volume: 100, top },
        { volume: 50, top },
        { volume: 40, top: otherRank },
        { volume: 30, top: otherRank },
        { volume: 9, top },
      ];
      const settings = { ...base, method, minVolume: 10 };
      expect([...run(keywords, settings).headOf]).toEqual([0, 0, 2, 2, -1]);
      const { headOf, overlap, memberShare } = run(keywords, { ...settings, minClusterVolume: 71 });
      expect([...headOf]).toEqual([0, 0, -1, -1, -1]);
      expect([...overlap]).toEqual([3, 3, 0, 0, 0]);
      expect([...memberShare]).toEqual([1, 1, 0, 0, 0]);
    });
  });

  it('reports increasing progress that ends at 1', () => {
    const keywords = Array.from({ length: 3000 }, (_, index) => ({ volume: 9, top: new Set([index % 9]) }));
    const shares: number[] = [];
    clusterKeywords(buildSerpGraph(keywords, 9), { ...base, strength: 1 }, (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});
