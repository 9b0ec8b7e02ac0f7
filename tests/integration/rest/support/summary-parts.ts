import { expect } from 'vitest';
import { formatDepth, depths, splitByDepth } from '../../../../server/contract/reports/depth.js';
import { appendCurrentMetrics } from '../../../../server/contract/reports/domain-history.js';
import {
  formatDecimal,
  formatInteger,
  formatPercent,
} from '../../../../server/contract/formatting/format-number.js';
import { readablePath } from '../../../../server/contract/formatting/readable-path.js';
import { formatVolume } from '../../../../server/contract/formatting/volume-range.js';
import type { Language } from '../../../../server/contract/language/localised.js';
import { maxSummaryAds, maxSummaryRows } from '../../../../server/contract/reports/summary-lists.js';
import type { DomainDashboard } from '../../../../server/modules/dashboards/domain-dashboard.type.js';
import { documentLabels } from '../../../../server/modules/dashboard-pdf/document-labels.js';
import type { RunningApp } from '../../support/running-app.js';

type Competitor = NonNullable<DomainDashboard['concs']>[number];
type PaidCompetitor = NonNullable<DomainDashboard['adconcs']>[number];

/** Responses of the queries that the page of a domain summary sends. */
interface SummaryPage {
  page: DomainDashboard;
  competitors: Competitor[];
  paidCompetitors: PaidCompetitor[];
}

const reportsOfLists = [
  'organicCompetitors',
  'adCompetitors',
  'organicKeywords',
  'sitePages',
  'ads',
] as const;

/** Reads a domain summary as its page does, and the first rows of the reports behind its lists. */
export async function readSummary(
  app: RunningApp,
  domain: string,
  base: string,
): Promise<SummaryPage & Record<(typeof reportsOfLists)[number], { data: object[] }>> {
  const of = `domain: "${domain}", base: "${base}"`;
  const competitor = '{ name perc cnt it50 }';
  const paidCompetitor = '{ name cnt adkeyscnt adscnt }';
  const keyword = '{ word pos ws wsRange wsk }';
  const page = '{ url it50 }';
  const ad = '{ header txt keyscnt }';
  const counts = 'it1 it3 it5 it10 it50 vis pagesinindex adkeyscnt adscnt adtraf';
  const report = (name: (typeof reportsOfLists)[number], fields: string, perPage = maxSummaryRows) =>
    `${name}(${of}, perPage: ${perPage}) { data ${fields} }`;
  const { data, errors } = await app.graphql(`{
    page: domainDashboard(${of}) {
      name positionsDate ${counts} keys ${keyword} pages ${page} ads ${ad}
      adkeys { word pos sr cpcMax ws wsRange wsk } history { date ${counts} }
    }
    competitors: dashboardCompetitors(${of}) ${competitor}
    paidCompetitors: dashboardPaidCompetitors(${of}) ${paidCompetitor}
    ${report('organicCompetitors', competitor)}
    ${report('adCompetitors', paidCompetitor)}
    ${report('organicKeywords', keyword)}
    ${report('sitePages', page)}
    ${report('ads', ad, maxSummaryAds)}
  }`);
  expect(errors).toBeUndefined();
  return data as Awaited<ReturnType<typeof readSummary>>;
}

/** Patterns of the metrics and tables of the PDF, with all rows of the page. The text is without whitespace. */
export function summaryParts(
  { page, competitors, paidCompetitors }: SummaryPage,
  base: string,
  language: Language,
  currencySign: string,
): RegExp[] {
  const labels = documentLabels[language];
  const integer = (value: number) => formatInteger(value, language);
  const change = (value: number, previous: number | undefined) =>
    previous === undefined || value === previous ? '–' : integer(Math.abs(value - previous));
  const previous = appendCurrentMetrics(page).at(-2);
  const metrics = (
    [
      [labels.keywords, 'it50'],
      [labels.top10, 'it10'],
      [labels.visits, 'vis'],
      [labels.pages, 'pagesinindex'],
      [labels.adKeywords, 'adkeyscnt'],
      [labels.ads, 'adscnt'],
    ] as const
  ).map(([label, count]) => literal(label, integer(page[count]), change(page[count], previous?.[count])));
  const isYandex = base === 'msk';
  const [volumeTitle, order] = isYandex ? [labels.exact, labels.byExact] : [labels.volume, labels.byVolume];
  const volume = (row: { ws: number; wsRange: string; wsk: number }) =>
    isYandex ? integer(row.wsk) : formatVolume(row, language);

  const titles = [
    labels.competitors,
    labels.topKeywords,
    labels.topPages,
    labels.paidCompetitors,
    labels.adKeywordsTitle,
    labels.ads,
  ];
  const end = `(?=${[...titles, `${page.name}·${labels.kind}`].map((title) => literal(title)).join('|')}|$)`;
  const table = (header: string[], rows: string[]) => {
    const [title = '', subtitle = '', ...columns] = header;
    const content = rows.length === 0 ? literal(labels.none) : literal(...columns) + rows.join('');
    return literal(title, subtitle) + content + end;
  };
  const before = previous && splitByDepth(previous);
  const distribution = splitByDepth(page).map((keywords, index) =>
    literal(
      formatDepth(depths[index] ?? depths[0], labels.top1),
      integer(keywords),
      formatPercent((keywords * 100) / page.it50, language, 1),
      change(keywords, before?.[index]),
    ),
  );
  const tables = [
    table(
      [labels.depthNow, '', labels.position, labels.keywordsShort, labels.share, labels.change],
      distribution,
    ),
    table(
      [
        labels.competitors,
        labels.byShared,
        labels.domain,
        labels.similarity,
        labels.sharedInTop10,
        labels.inTop50,
      ],
      competitors
        .slice(0, maxSummaryRows)
        .map(
          ({ name, perc, cnt, it50 }) =>
            truncatable(name) + literal(formatPercent(perc, language), integer(cnt), integer(it50)),
        ),
    ),
    table(
      [labels.topKeywords, order, labels.keyword, labels.position, volumeTitle],
      page.keys
        .slice(0, maxSummaryRows)
        .map((row) => truncatable(row.word) + literal(String(row.pos), volume(row))),
    ),
    table(
      [labels.topPages, labels.byKeywords, labels.page, labels.inTop50],
      page.pages
        .slice(0, maxSummaryRows)
        .map(({ url, it50 }) => truncatable(readablePath(url)) + literal(integer(it50))),
    ),
    table(
      [
        labels.paidCompetitors,
        labels.byShared,
        labels.domain,
        labels.shared,
        labels.keywordsShort,
        labels.ads,
      ],
      paidCompetitors
        .slice(0, maxSummaryRows)
        .map(
          ({ name, cnt, adkeyscnt, adscnt }) =>
            truncatable(name) + literal(integer(cnt), integer(adkeyscnt), integer(adscnt)),
        ),
    ),
  ];
  if (page.adkeyscnt > 0) {
    tables.push(
      table(
        [
          labels.adKeywordsTitle,
          order,
          labels.keyword,
          labels.place,
          `${labels.cpc}, ${currencySign}`,
          volumeTitle,
        ],
        page.adkeys.slice(0, maxSummaryRows).map((row) => {
          const place = row.sr === 1 ? labels.placeOnTop : labels.placeAtBottom;
          const cost = formatDecimal(row.cpcMax, 2, language);
          return (
            truncatable(row.word) + literal(place.replace('{position}', String(row.pos)), cost, volume(row))
          );
        }),
      ),
      table(
        [labels.ads, labels.byKeywords, labels.ad, labels.keywordsShort],
        page.ads
          .slice(0, maxSummaryAds)
          .map(
            ({ header, txt, keyscnt }) => truncatable(header) + truncatable(txt) + literal(integer(keyscnt)),
          ),
      ),
    );
  }
  return [...metrics, ...tables].map((pattern) => new RegExp(pattern, 'u'));
}

function literal(...texts: string[]): string {
  return texts
    .join('')
    .replace(/\s/g, '')
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Pattern of a text or of a beginning with an ellipsis. */
function truncatable(text: string): string {
  const characters = Array.from(text.replace(/\s/g, ''));
  const beginnings = characters.map((_, index) => `${literal(characters.slice(0, index + 1).join(''))}…`);
  return `(?:${[literal(text), ...beginnings].join('|')})`;
}
