import { describe, expect, it } from 'vitest';
import { agreement } from './agreement.js';
import { qualityOf, type Clusterer } from './clustering-quality.js';
import { labelledKeywords } from './labelled-keywords.js';
import { plantedKeywords } from './modelled-serps.js';
import { setOf } from './quality-sets.js';
import { typicalModel } from './serp-models.js';

const planted = setOf('planted', plantedKeywords(600, 3), typicalModel);
const labelled = setOf('labelled', await labelledKeywords(5), typicalModel);

describe('#17 how good clusters are', () => {
  // A little below what they are: the seeds are fixed, so less is a change for the worse.
  it.each<[Clusterer, onPlanted: number, onLabelled: number]>([
    ['SOFT', 0.68, 0.77],
    ['MODERATE', 0.64, 0.72],
    ['HARD', 0.3, 0.57],
    ['Louvain', 0.9, 0.75],
  ])(
    '%s agrees with planted clusters and with labels, by pairs, at %s and %s at least',
    (by, ...minimums) => {
      const f1 = [planted, labelled].map(({ serps, truth }) => qualityOf(by, serps, 3, truth).truth?.f1 ?? 0);
      expect(f1[0]).toBeGreaterThan(minimums[0]);
      expect(f1[1]).toBeGreaterThan(minimums[1]);
    },
  );

  it('precision of none of our methods falls far below 1 at the usual strength', () => {
    for (const by of ['SOFT', 'MODERATE', 'HARD'] as const) {
      for (const { serps, truth } of [planted, labelled]) {
        expect(qualityOf(by, serps, 3, truth).truth?.precision).toBeGreaterThan(0.96);
      }
    }
  });

  it('is told of 500 keywords labelled by hand, none twice', async () => {
    const keywords = await labelledKeywords(5);
    expect(new Set(keywords.map(({ text }) => text)).size).toBe(500);
    expect(keywords).toHaveLength(500);
  });

  // The figures of an example by hand: the pairs of {a b c} {d e} beside {a b} {c d e}.
  it('counts pairs', () => {
    const { precision, recall, f1 } = agreement([0, 0, 0, 1, 1], [0, 0, 1, 1, 1]);
    expect([precision, recall, f1]).toEqual([0.5, 0.5, 0.5]);
    expect(agreement([-1, -1, 0, 0], [4, 4, 5, 5])).toMatchObject({ precision: 1, recall: 0.5 });
  });

  it('weighs what each clustering tells of the other', () => {
    expect(agreement([0, 0, 1, 1], [7, 7, 3, 3]).vMeasure).toBeCloseTo(1);
    expect(agreement([0, 0, 0, 0], [0, 0, 1, 1]).vMeasure).toBeCloseTo(0);
    // Homogeneity 1, completeness 1/2: of two bits that the found clusters tell, the truth tells one.
    expect(agreement([0, 1, 2, 3], [0, 0, 1, 1]).vMeasure).toBeCloseTo(2 / 3);
  });
});
