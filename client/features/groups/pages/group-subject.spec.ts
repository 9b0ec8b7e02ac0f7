import { expect, it } from 'vitest';
import { aGroupReport } from '../../../testing/a-group-report.js';
import type { ReportMeta } from '../../../widgets/reports/report-meta.js';
import { buildGroupView } from './group-subject.js';

const column = (id: string, ofDomain: number | null = null) =>
  ({ id, title: id, description: '', ofDomain }) as ReportMeta['columns'][number];

/** Title of the number of domains in a group of a depth. */
function weightTitle(id: string, top: number): string | undefined {
  const meta = {
    id,
    columns: [column('word'), column('weight'), column('pos1', 1)],
  } as unknown as ReportMeta;
  const options = { ownDomain: 1, weightTitle: `Domains in top ${top}` };
  return buildGroupView(meta, { ...aGroupReport, top }, options).columns.find(({ id: of }) => of === 'weight')
    ?.title;
}

it('names the depth of the number of domains if the table lists deeper positions', () => {
  expect(weightTitle('group-keywords', 10)).toBe('Domains in top 10');
  expect(weightTitle('group-keywords', 50)).toBe('weight');
  // All ads count, at any position.
  expect(weightTitle('group-ad-keywords', 10)).toBe('weight');
});
