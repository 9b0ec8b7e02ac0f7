import { beforeAll, expect, it } from 'vitest';
import { domainDashboard } from '../../../server/modules/dashboards/domain-dashboard.js';
import { keywordDashboard } from '../../../server/modules/dashboards/keyword-dashboard.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';

let here: ReportWorld;
const reading = () => ({ viewer: unlimitedViewer, reports: here.deps });
const rangeOf = (word: string) => here.oracle.attributes(word)['ws_range'];

beforeAll(async () => {
  here = await openReportWorld();
});

it('summaries say of each keyword the range that its volume is known as', async () => {
  const keyword = await keywordDashboard('buy phone', 'gny', reading());
  const { keys, adkeys } = await domainDashboard('alpha.example', 'gny', reading());
  for (const shown of [keyword, ...keyword.similar, ...keys, ...adkeys]) {
    expect(shown.wsRange, shown.word).toBe(rangeOf(shown.word));
  }
});
