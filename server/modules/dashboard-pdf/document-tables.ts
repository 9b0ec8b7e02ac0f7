import { getCurrencySign, formatTitleWithCurrency } from '../../contract/formatting/currency.js';
import { formatDepth, depths, splitByDepth, splitByImportedDepth } from '../../contract/reports/depth.js';
import {
  formatDecimal,
  formatInteger,
  formatPercent,
  unknownValue,
} from '../../contract/formatting/format-number.js';
import { formatVolume } from '../../contract/formatting/volume-range.js';
import type { Language } from '../../contract/language/localised.js';
import { maxSummaryAds, maxSummaryRows } from '../../contract/reports/summary-lists.js';
import { readablePath } from '../../contract/formatting/readable-path.js';
import type { ReportBase } from '../../reports/engine/report-dependencies.js';
import type { DomainDashboard, DomainHistoryPoint } from '../dashboards/domain-dashboard.type.js';
import { formatChange } from './format-change.js';
import { documentLabels } from './document-labels.js';
import type { DocumentCell, DocumentTable } from '../pdf/drawing/document-parts.js';

/** Tables of the summary; related tables are adjacent. */
export function documentTables(
  dashboard: DomainDashboard,
  base: Pick<ReportBase, 'currency' | 'engine' | 'facts' | 'volumesDate'>,
  language: Language,
): DocumentTable[] {
  const tables = [
    organicCompetitors(dashboard, language),
    topKeywords(dashboard, base, language),
    topPages(dashboard, language),
    paidCompetitors(dashboard, language),
  ];
  if (dashboard.adkeyscnt === 0) return tables;
  return [...tables, paidKeywords(dashboard, base, language), ads(dashboard, language)];
}

/** Keywords by depth with the change since the previous results. */
export function depthTable(
  now: DomainDashboard,
  previous: DomainHistoryPoint | undefined,
  language: Language,
): DocumentTable {
  const labels = documentLabels[language];
  const shares = splitByImportedDepth(now, now.positionsDepth);
  const sharesBefore = previous && splitByDepth(previous);
  return {
    title: labels.depthNow,
    subtitle: '',
    empty: labels.none,
    columns: [
      { title: labels.position, width: 3 },
      { title: labels.keywordsShort, width: 2.4, isNumber: true },
      { title: labels.share, width: 2, isNumber: true },
      { title: labels.change, width: 2.6, isNumber: true },
    ],
    rows: depths.map((depth, bucket): DocumentCell[] => {
      const keywords = shares[bucket] ?? null;
      return [
        { text: formatDepth(depth, labels.top1), depth: bucket },
        { text: formatInteger(keywords, language) },
        { text: formatPercent(keywords === null ? null : (keywords * 100) / (now.it50 || 1), language, 1) },
        {
          text: '',
          change: keywords === null ? null : formatChange(keywords, sharesBefore?.[bucket], language),
        },
      ];
    }),
  };
}

function organicCompetitors({ concs }: DomainDashboard, language: Language): DocumentTable {
  const labels = documentLabels[language];
  return {
    title: labels.competitors,
    subtitle: labels.byShared,
    empty: labels.none,
    columns: [
      { title: labels.domain, width: 5 },
      { title: labels.similarity, width: 2.9, isNumber: true },
      { title: labels.sharedInTop10, width: 2.9, isNumber: true },
      { title: labels.inTop50, width: 2.2, isNumber: true },
    ],
    rows: tableRows(concs, ({ name, perc, cnt, it50 }) => [
      { text: truncate(name, 22) },
      { text: formatPercent(perc, language), share: perc },
      { text: formatInteger(cnt, language) },
      { text: formatInteger(it50, language) },
    ]),
  };
}

function paidCompetitors({ adconcs }: DomainDashboard, language: Language): DocumentTable {
  const labels = documentLabels[language];
  return {
    title: labels.paidCompetitors,
    subtitle: labels.byShared,
    empty: labels.none,
    columns: [
      { title: labels.domain, width: 5 },
      { title: labels.shared, width: 2, isNumber: true },
      { title: labels.keywordsShort, width: 2.4, isNumber: true },
      { title: labels.ads, width: 2.8, isNumber: true },
    ],
    rows: tableRows(adconcs, ({ name, cnt, adkeyscnt, adscnt }) => [
      { text: truncate(name, 28) },
      { text: formatInteger(cnt, language) },
      { text: formatInteger(adkeyscnt, language) },
      { text: formatInteger(adscnt, language) },
    ]),
  };
}

type VolumeBase = Pick<ReportBase, 'engine' | 'facts' | 'volumesDate'>;

/**
 * Volume column of a keyword list and the order it implies. Like in the reports, lists without volumes are ordered by
 * position.
 */
function volumeColumn(
  { engine, facts, volumesDate }: VolumeBase,
  keywords: readonly { ws: number; wsk: number }[],
  language: Language,
) {
  const labels = documentLabels[language];
  const isByExact = engine === 'yandex';
  const hasVolumes = isByExact ? facts.includes('exactVolume') : volumesDate !== null;
  const lackVolumes = keywords.every(({ ws, wsk }) => ws === 0 && wsk === 0);
  const formatExactVolume = (wsk: number) =>
    wsk === 0 && !hasVolumes ? unknownValue : formatInteger(wsk, language);
  return {
    order: !hasVolumes || lackVolumes ? labels.byPosition : isByExact ? labels.byExact : labels.byVolume,
    title: isByExact ? labels.exact : labels.volume,
    formatVolume: ({ ws, wsRange, wsk }: { ws: number; wsRange: string; wsk: number }) =>
      isByExact ? formatExactVolume(wsk) : formatVolume({ ws, wsRange }, language),
  };
}

function topKeywords({ keys }: DomainDashboard, base: VolumeBase, language: Language): DocumentTable {
  const labels = documentLabels[language];
  const volume = volumeColumn(base, keys, language);
  return {
    title: labels.topKeywords,
    subtitle: volume.order,
    empty: labels.none,
    columns: [
      { title: labels.keyword, width: 6 },
      { title: labels.position, width: 2.2, isNumber: true },
      { title: volume.title, width: 2.6, isNumber: true },
    ],
    rows: tableRows(keys, (keyword) => [
      { text: truncate(keyword.word, 34) },
      { text: String(keyword.pos), position: keyword.pos },
      { text: volume.formatVolume(keyword) },
    ]),
  };
}

function topPages({ pages }: DomainDashboard, language: Language): DocumentTable {
  const labels = documentLabels[language];
  return {
    title: labels.topPages,
    subtitle: labels.byKeywords,
    empty: labels.none,
    columns: [
      { title: labels.page, width: 8 },
      { title: labels.inTop50, width: 2.2, isNumber: true },
    ],
    rows: tableRows(pages, ({ url, it50 }) => [
      { text: truncate(readablePath(url), 46) },
      { text: formatInteger(it50, language) },
    ]),
  };
}

function paidKeywords(
  { adkeys }: DomainDashboard,
  base: VolumeBase & Pick<ReportBase, 'currency'>,
  language: Language,
): DocumentTable {
  const labels = documentLabels[language];
  const volume = volumeColumn(base, adkeys, language);
  return {
    title: labels.adKeywordsTitle,
    subtitle: volume.order,
    empty: labels.none,
    columns: [
      { title: labels.keyword, width: 4.8 },
      { title: labels.place, width: 3.2, isNumber: true },
      {
        title: formatTitleWithCurrency(labels.cpc, getCurrencySign(base.currency)),
        width: 2.8,
        isNumber: true,
      },
      { title: volume.title, width: 2.6, isNumber: true },
    ],
    rows: tableRows(adkeys, (keyword) => [
      { text: truncate(keyword.word, 30) },
      {
        text: (keyword.sr === 1 ? labels.placeOnTop : labels.placeAtBottom).replace(
          '{position}',
          String(keyword.pos),
        ),
      },
      { text: formatDecimal(keyword.cpcMax, 2, language) },
      { text: volume.formatVolume(keyword) },
    ]),
  };
}

function ads(dashboard: DomainDashboard, language: Language): DocumentTable {
  const labels = documentLabels[language];
  return {
    title: labels.ads,
    subtitle: labels.byKeywords,
    empty: labels.none,
    columns: [
      { title: labels.ad, width: 8 },
      { title: labels.keywordsShort, width: 2.2, isNumber: true },
    ],
    rows: tableRows(dashboard.ads.slice(0, maxSummaryAds), ({ header, txt, keyscnt }) => [
      { text: truncate(header, 44), secondLine: truncate(txt, 52) },
      { text: formatInteger(keyscnt, language) },
    ]),
  };
}

/**
 * Truncates by characters and strips punctuation before the ellipsis. The library squeezes words when it truncates
 * text itself.
 */
function truncate(text: string, maxLength: number): string {
  const characters = Array.from(text);
  return characters.length <= maxLength
    ? text
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .replace(/[\s.,:;–-]+$/u, '')}…`;
}

/** Cells of the first rows. The parameter type makes the compiler reject unknown properties of a cell. */
function tableRows<Row>(
  rows: readonly Row[] | null,
  toCells: (row: Row) => readonly DocumentCell[],
): (readonly DocumentCell[])[] {
  return rows?.slice(0, maxSummaryRows).map(toCells) ?? [];
}
