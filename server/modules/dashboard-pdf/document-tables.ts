import { currencySign, titleWithCurrency } from '../../contract/currency.js';
import { depthName, depths, depthShares } from '../../contract/depth.js';
import { formatDecimal, formatInteger, formatPercent, unknownValue } from '../../contract/format-number.js';
import { formatVolume } from '../../contract/volume-range.js';
import type { Language } from '../../contract/localised.js';
import { readablePath } from '../../contract/readable-path.js';
import type { ReportBase } from '../../reports/engine/report-base.js';
import type { DomainDashboard, DomainHistoryPoint } from '../dashboards/domain-dashboard.type.js';
import { changeOf } from './change-of.js';
import { documentWords } from './document-words.js';
import type { DocumentTable } from './drawing/document-parts.js';

const listedRows = 10;

/** The lists of the summary, two of a kind beside each other. */
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

/** How many keywords stand how deep, with the difference to the results before. */
export function depthTable(
  now: DomainDashboard,
  before: DomainHistoryPoint | undefined,
  language: Language,
): DocumentTable {
  const words = documentWords[language];
  const shares = depthShares(now);
  const sharesBefore = before && depthShares(before);
  return {
    title: words.depthNow,
    subtitle: '',
    empty: words.none,
    columns: [
      { title: words.position, width: 3 },
      { title: words.keywordsShort, width: 2.4, isNumber: true },
      { title: words.share, width: 2, isNumber: true },
      { title: words.change, width: 2.6, isNumber: true },
    ],
    rows: depths.map((depth, bucket) => {
      const keywords = shares[bucket] ?? 0;
      return [
        { text: depthName(depth, words.top1), depth: bucket },
        { text: formatInteger(keywords, language) },
        { text: formatPercent(now.it50 === 0 ? 0 : (keywords * 100) / now.it50, language) },
        { text: '', change: changeOf(keywords, sharesBefore?.[bucket], language) },
      ];
    }),
  };
}

function organicCompetitors({ concs }: DomainDashboard, language: Language): DocumentTable {
  const words = documentWords[language];
  return {
    title: words.competitors,
    subtitle: words.byShared,
    empty: words.none,
    columns: [
      { title: words.domain, width: 5 },
      { title: words.similarity, width: 2.9, isNumber: true },
      { title: words.sharedInTop10, width: 2.9, isNumber: true },
      { title: words.inTop50, width: 2.2, isNumber: true },
    ],
    rows: first(concs).map(({ name, perc, cnt, it50 }) => [
      { text: shortened(name, 22) },
      { text: formatPercent(perc, language), share: perc },
      { text: formatInteger(cnt, language) },
      { text: formatInteger(it50, language) },
    ]),
  };
}

function paidCompetitors({ adconcs }: DomainDashboard, language: Language): DocumentTable {
  const words = documentWords[language];
  return {
    title: words.paidCompetitors,
    subtitle: words.byShared,
    empty: words.none,
    columns: [
      { title: words.domain, width: 5 },
      { title: words.shared, width: 2, isNumber: true },
      { title: words.keywordsShort, width: 2.4, isNumber: true },
      { title: words.ads, width: 2.8, isNumber: true },
    ],
    rows: first(adconcs).map(({ name, cnt, adkeyscnt, adscnt }) => [
      { text: shortened(name, 28) },
      { text: formatInteger(cnt, language) },
      { text: formatInteger(adkeyscnt, language) },
      { text: formatInteger(adscnt, language) },
    ]),
  };
}

type VolumeBase = Pick<ReportBase, 'engine' | 'facts' | 'volumesDate'>;

/** The volume by which lists of keywords stand in a base, as in their reports: where all are unknown, they stand by position. */
function listedVolume({ engine, facts, volumesDate }: VolumeBase, language: Language) {
  const words = documentWords[language];
  const isByExact = engine === 'yandex';
  const isKnown = isByExact ? facts.includes('exactVolume') : volumesDate !== null;
  const exact = (wsk: number) => (wsk === 0 && !isKnown ? unknownValue : formatInteger(wsk, language));
  return {
    order: !isKnown ? words.byPosition : isByExact ? words.byExact : words.byVolume,
    title: isByExact ? words.exact : words.volume,
    textOf: ({ ws, wsRange, wsk }: { ws: number; wsRange: string; wsk: number }) =>
      isByExact ? exact(wsk) : formatVolume({ ws, wsRange }, language),
  };
}

function topKeywords({ keys }: DomainDashboard, base: VolumeBase, language: Language): DocumentTable {
  const words = documentWords[language];
  const volume = listedVolume(base, language);
  return {
    title: words.topKeywords,
    subtitle: volume.order,
    empty: words.none,
    columns: [
      { title: words.keyword, width: 6 },
      { title: words.position, width: 2.2, isNumber: true },
      { title: volume.title, width: 2.6, isNumber: true },
    ],
    rows: first(keys).map((keyword) => [
      { text: shortened(keyword.word, 34) },
      { text: String(keyword.pos), position: keyword.pos },
      { text: volume.textOf(keyword) },
    ]),
  };
}

function topPages({ pages }: DomainDashboard, language: Language): DocumentTable {
  const words = documentWords[language];
  return {
    title: words.topPages,
    subtitle: words.byKeywords,
    empty: words.none,
    columns: [
      { title: words.page, width: 8 },
      { title: words.inTop50, width: 2.2, isNumber: true },
    ],
    rows: first(pages).map(({ url, it50 }) => [
      { text: shortened(readablePath(url), 46) },
      { text: formatInteger(it50, language) },
    ]),
  };
}

function paidKeywords(
  { adkeys }: DomainDashboard,
  base: VolumeBase & Pick<ReportBase, 'currency'>,
  language: Language,
): DocumentTable {
  const words = documentWords[language];
  const volume = listedVolume(base, language);
  return {
    title: words.adKeywordsTitle,
    subtitle: volume.order,
    empty: words.none,
    columns: [
      { title: words.keyword, width: 4.8 },
      { title: words.place, width: 3.2, isNumber: true },
      { title: titleWithCurrency(words.cpc, currencySign(base.currency)), width: 2.8, isNumber: true },
      { title: volume.title, width: 2.6, isNumber: true },
    ],
    rows: first(adkeys).map((keyword) => [
      { text: shortened(keyword.word, 30) },
      {
        text: (keyword.sr === 1 ? words.placeOnTop : words.placeAtBottom).replace(
          '{position}',
          String(keyword.pos),
        ),
      },
      { text: formatDecimal(keyword.cpcMax, 2, language) },
      { text: volume.textOf(keyword) },
    ]),
  };
}

function ads(dashboard: DomainDashboard, language: Language): DocumentTable {
  const words = documentWords[language];
  return {
    title: words.ads,
    subtitle: words.byKeywords,
    empty: words.none,
    columns: [
      { title: words.ad, width: 8 },
      { title: words.keywordsShort, width: 2.2, isNumber: true },
    ],
    rows: dashboard.ads
      .slice(0, 6)
      .map(({ header, txt, keyscnt }) => [
        { text: shortened(header, 44), more: shortened(txt, 52) },
        { text: formatInteger(keyscnt, language) },
      ]),
  };
}

/** Cut by letters, and at no mark before the dots, which the font draws as one: the library squeezes the words of a line that it shortens itself. */
function shortened(text: string, letters: number): string {
  const all = Array.from(text);
  return all.length <= letters
    ? text
    : `${all
        .slice(0, letters - 1)
        .join('')
        .replace(/[\s.,:;–-]+$/u, '')}…`;
}

function first<Row>(rows: readonly Row[] | null): readonly Row[] {
  return rows?.slice(0, listedRows) ?? [];
}
