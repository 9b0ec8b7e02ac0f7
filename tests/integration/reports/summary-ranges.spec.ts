import { beforeAll, expect, it } from 'vitest';
import { readDomainDashboard } from '../../../server/modules/dashboards/domain-dashboard.js';
import { readKeywordDashboard } from '../../../server/modules/dashboards/keyword-dashboard.js';
import { findSuggestions } from '../../../server/modules/suggestions/suggest.js';
import { SuggestionKind, SuggestionScope } from '../../../server/modules/suggestions/suggestion.type.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';

let fixture: ReportWorld;
const createReadContext = () => ({ viewer: unlimitedViewer, reports: fixture.deps });
const rangeOf = (word: string) => fixture.oracle.attributes(word)['ws_range'];

beforeAll(async () => {
  fixture = await openReportWorld();
});

it('suggestions have the volume range of each keyword and none for domains', async () => {
  const found = await findSuggestions('b', 'gny', SuggestionScope.domain_and_keyword, fixture.deps);
  const more = await findSuggestions('phone', 'gny', SuggestionScope.keyword, fixture.deps);
  const keywords = [...found, ...more].filter(({ kind }) => kind === SuggestionKind.keyword);
  for (const { text, wsRange } of keywords) expect(wsRange, text).toBe(rangeOf(text));
  expect(new Set(keywords.map(({ wsRange }) => wsRange))).toEqual(new Set(['', '100-1000']));
  const domains = found.filter(({ kind }) => kind === SuggestionKind.domain);
  expect(domains.map(({ wsRange }) => wsRange)).toEqual(domains.map(() => ''));
});

it('summaries have the volume range of each keyword', async () => {
  const keyword = await readKeywordDashboard('buy phone', 'gny', createReadContext());
  const { keys, adkeys } = await readDomainDashboard('alpha.example', 'gny', createReadContext());
  for (const row of [keyword, ...keyword.similar, ...keys, ...adkeys]) {
    expect(row.wsRange, row.word).toBe(rangeOf(row.word));
  }
});
