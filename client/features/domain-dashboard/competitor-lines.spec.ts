import { describe, expect, it } from 'vitest';
import type { HistoryPoint } from './dashboard-types.js';
import { competitorChoices, competitorLines } from './competitor-lines.js';

const competitors = Array.from({ length: 9 }, (_, index) => ({ name: `rival${index}.example` }));
const points = ['2026-08-12', '2026-09-12', '2026-10-12'].map((date) => ({ date }) as HistoryPoint);

describe('competitors in the visits chart', () => {
  it('use the nine colours together with the domain’s two lines, each with a fixed colour', () => {
    const choices = competitorChoices(competitors);
    expect(choices.map(({ colour }) => colour)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(choices[1]).toEqual({ name: 'rival1.example', shortName: 'rival1', colour: 3 });
  });

  it('align with the dates of the domain’s points and continue until their next point', () => {
    const [first, second] = competitorChoices(competitors);
    const summaries = [
      { name: 'rival1.example', history: [{ date: '2026-10-12', vis: 7, hasVolumes: true }] },
      null,
      {
        name: 'rival0.example',
        history: [
          { date: '2026-07-01', vis: 1, hasVolumes: true },
          { date: '2026-08-12', vis: 5, hasVolumes: true },
          { date: '2026-10-12', vis: 6, hasVolumes: true },
        ],
      },
    ] as Parameters<typeof competitorLines>[1];
    const lines = competitorLines(
      [first, second].flatMap((choice) => choice ?? []),
      summaries,
      points,
    );
    expect(lines.map(({ shortName, values }) => [shortName, values])).toEqual([
      ['rival0', [5, 5, 6]],
      ['rival1', [null, null, 7]],
    ]);
  });

  it('are omitted if the database does not contain them', () => {
    expect(competitorLines(competitorChoices(competitors), [null], points)).toEqual([]);
  });
});
