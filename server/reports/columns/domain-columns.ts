import { maxSerpPosition } from '../../contract/reports/depth.js';
import { serialiseFilter } from '../../contract/filter-language/serialise-filter.js';
import type { Column, PageLink } from '../engine/report-column.js';
import { countColumn, flagColumn, textColumn } from './column-kinds.js';

/** Domain name, linked to its dashboard. */
export function domainNameColumn(): Column {
  return textColumn(
    'name',
    {
      title: { en: 'Domain', ru: 'Домен' },
      description: {
        en: 'Host name in lower case without www. Filters accept it as displayed or in Punycode.',
        ru: 'Хост строчными буквами без www. В фильтре можно писать как в таблице и в Punycode.',
      },
    },
    {
      format: 'domain',
      lowerCase: true,
      visibility: 'always',
      link: { page: 'domain-summary', by: { domain: 'name' } },
    },
  );
}

/** Keywords of a domain in the top N, linked to these keywords. */
export const domainTopColumns = topColumns({ page: 'organic-keywords', by: { domain: 'name' } });

/** Keywords of a page in the top N, linked to these keywords. */
export const pageTopColumns = topColumns({
  page: 'page-keywords',
  by: { domain: 'domain', page_url: 'url' },
});

function topColumns(keywords: PageLink) {
  return {
    it1: topColumn(1, keywords),
    it3: topColumn(3, keywords),
    it5: topColumn(5, keywords),
    it10: topColumn(10, keywords),
    it50: topColumn(maxSerpPosition, keywords),
  } satisfies Record<string, Column>;
}

function topFilter(depth: number): string {
  return serialiseFilter([[{ field: 'pos', operator: '<=', values: [String(depth)] }]]);
}

function topColumn(depth: number, keywords: PageLink): Column {
  // The full list needs no filter.
  const filter = depth < maxSerpPosition ? topFilter(depth) : undefined;
  return countColumn(
    `it${depth}`,
    {
      title: { en: `Top ${depth}`, ru: `Топ ${depth}` },
      description: {
        en: `Keywords with a position in the top ${depth}.`,
        ru: `Число фраз с позицией в топ ${depth}.`,
      },
    },
    { unit: 'keywords', link: { ...keywords, filter } },
  );
}

/**
 * SQL of whether the keywords of a domain or page have search volumes. Stored volumes and click-through rates are
 * positive, so keywords without any visits have none.
 */
const hasVolumesSql = '(it50 = 0 OR vis > 0)';

/** The same as a boolean, for queries outside of reports. */
export const hasVolumesBoolSql = `toBool(${hasVolumesSql})`;

const visibilityColumn: Column = countColumn(
  'toUInt64(floor(vis + 0.5))',
  {
    title: { en: 'Visits', ru: 'Визиты' },
    description: {
      en: 'Estimated daily visits from organic search: volume times the CTR of the position, divided by 30.',
      ru: 'Оценка визитов в день из поиска: частотность на CTR позиции, делённая на 30 дней.',
    },
  },
  {
    unit: 'visits a day',
    zeroIsValidColumn: 'has_volumes',
    formula: {
      en: 'Σ volume × CTR(position) ÷ 30, exact volume where known',
      ru: 'Σ частотность × CTR(позиция) ÷ 30, точная, где известна',
    },
  },
);

/** Estimated visits of a domain or a page, and whether its keywords have volumes. */
export const visibilityColumns = {
  vis: visibilityColumn,
  has_volumes: flagColumn(
    hasVolumesSql,
    {
      title: { en: 'Has volumes', ru: 'Есть частотность' },
      description: {
        en: 'Whether vis is an estimate; false if the keywords have no search volumes.',
        ru: 'Есть ли оценка vis: нет, если у фраз нет частотности.',
      },
    },
    { filterable: false, sortable: false, visibility: 'hidden' },
  ),
} satisfies Record<string, Column>;

/** Number of pages with a position. */
export const pagesColumn: Column = countColumn(
  'pages',
  {
    title: { en: 'Pages', ru: 'Страниц' },
    description: {
      en: 'Pages of the domain with a position in the top 50.',
      ru: 'Число страниц домена в топ 50.',
    },
  },
  { unit: 'pages', link: { page: 'site-pages', by: { domain: 'name' } } },
);

/** Paid advertising totals of a domain. */
export const advertisingColumns = {
  adkeyscnt: countColumn(
    'adkeyscnt',
    {
      title: { en: 'Paid keywords', ru: 'Фраз в рекламе' },
      description: {
        en: 'Keywords for which the domain shows ads.',
        ru: 'Число фраз, по которым домен показывает рекламу.',
      },
    },
    { unit: 'keywords' },
  ),
  adscnt: countColumn(
    'adscnt',
    {
      title: { en: 'Ads', ru: 'Объявлений' },
      description: { en: 'Distinct ads of the domain.', ru: 'Число разных объявлений домена.' },
    },
    { unit: 'ads' },
  ),
  adtraf: countColumn(
    'toUInt64(floor(adtraf + 0.5))',
    {
      title: { en: 'Ad visits', ru: 'Визиты с рекламы' },
      description: {
        en: 'Estimated daily visits from ads: exact volume times the CTR of the ad position, divided by 30.',
        ru: 'Оценка визитов в день с рекламы: точная частотность на CTR позиции в рекламе, делённая на 30 дней.',
      },
    },
    {
      unit: 'visits a day',
      formula: {
        en: 'Σ exact volume × CTR(ad position) ÷ 30',
        ru: 'Σ точная частотность × CTR(позиция в рекламе) ÷ 30',
      },
    },
  ),
  adcost: countColumn(
    'toUInt64(floor(adcost + 0.5))',
    {
      title: { en: 'Ad budget', ru: 'Бюджет рекламы' },
      description: {
        en: 'Estimated daily cost of ad visits: visits times the average bid.',
        ru: 'Оценка стоимости визитов с рекламы в день: визиты на среднюю ставку.',
      },
    },
    {
      format: 'money',
      unit: 'currency of the database, a day',
      formula: {
        en: 'Σ exact volume × CTR(ad position) ÷ 30 × average bid',
        ru: 'Σ точная частотность × CTR(позиция в рекламе) ÷ 30 × средняя ставка',
      },
      visibilityOnGoogle: 'hidden',
    },
  ),
} satisfies Record<string, Column>;
