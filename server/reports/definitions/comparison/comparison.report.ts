import { pageTitles } from '../../../contract/pages/page-titles.js';
import { countColumn } from '../../columns/column-kinds.js';
import { keywordIdColumn, serpColumns, wordColumn, wordingColumns } from '../../columns/keyword-columns.js';
import { vendorColumns } from '../../columns/vendor-columns.js';
import { costColumns, superVolumeColumn, volumeColumns } from '../../columns/volume-columns.js';
import type { Column } from '../../engine/report-column.js';
import type { ReportArgument } from '../../engine/report-argument.js';
import { checkedOnColumn } from '../../columns/result-date-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { maxComparedDomains } from '../../../contract/reports/comparison.js';
import { comparisonSource } from './comparison.source.js';

function domainListArgument(en: string, ru: string, required = false): ReportArgument {
  return {
    type: 'domainList',
    required,
    description: {
      en: `${en} Names or ids, comma-separated.`,
      ru: `${ru} Имена или номера через запятую.`,
    },
  };
}

/** Position of one compared domain; null if it does not rank. */
function domainPositionColumn(domainNumber: number): Column {
  return countColumn(
    `nullIf(place_${domainNumber}, 0)`,
    {
      title: { en: `Domain ${domainNumber}`, ru: `Домен ${domainNumber}` },
      description: {
        en: `Position of domain ${domainNumber} in the order of domains, incl, excl: in the top 50, or the best position of its ads. Null if it has none.`,
        ru: `Позиция домена ${domainNumber} в порядке domains, incl, excl: в топ 50 или лучшая позиция его объявлений. Null, если её нет.`,
      },
    },
    { attribute: 'row', nullable: true, format: 'position', ofDomain: domainNumber },
  );
}

const domainPositionColumns = Object.fromEntries(
  Array.from({ length: maxComparedDomains }, (_, index) => [
    `pos${index + 1}`,
    domainPositionColumn(index + 1),
  ]),
);

/** Keywords that domains share, or that some have and others lack. */
export const comparison = defineReport({
  id: 'comparison',
  section: 'domains',
  subject: 'none',
  title: pageTitles.comparison,
  description: {
    en: 'Keywords that each of the included domains has and none of the excluded ones.',
    ru: 'Фразы, которые есть у каждого из включённых доменов и ни у одного из исключённых.',
  },
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  row: { kind: 'keyword', key: ['kid'] },
  restPath: '/report/compare',
  route: '/compare',
  menu: { menu: 'domains', order: 30 },
  presentation: { emptyReason: 'nothingShared' },
  source: comparisonSource,
  includesOtherDomains: ({ view }) => view !== 'context',
  searchColumn: 'word',
  defaultSort: { google: 'ws|desc', yandex: 'wsk|desc' },
  sortWithoutVolumes: 'word|asc',
  compares: ['domains', 'incl', 'excl'],
  columns: {
    word: wordColumn(),
    ...domainPositionColumns,
    ...volumeColumns,
    ...costColumns,
    ...vendorColumns,
    adscnt: serpColumns.adscnt,
    docs: serpColumns.docs,
    ...wordingColumns,
    wizardscount: serpColumns.wizardscount,
    wizards: { ...serpColumns.wizards, visibility: 'optional' },
    superwsk: superVolumeColumn,
    serpf: serpColumns.serpf,
    kid: keywordIdColumn(),
  },
  arguments: {
    domains: domainListArgument(
      'Domains whose positions are displayed, in this order, followed by those of incl and excl.',
      'Домены, позиции которых показываются, первыми в этом порядке; за ними – домены incl и excl.',
    ),
    incl: domainListArgument(
      'Domains that must have the keyword; at least one.',
      'Домены, у которых фраза есть, хотя бы один.',
      true,
    ),
    excl: domainListArgument('Domains that do not have it.', 'Домены, у которых её нет.'),
    view: {
      type: 'string',
      required: false,
      default: 'organic',
      oneOf: {
        title: { en: 'Results', ru: 'Выдача' },
        values: [
          { value: 'organic', title: { en: 'Organic', ru: 'Поиск' } },
          { value: 'context', title: { en: 'Ads', ru: 'Реклама' } },
        ],
        unsupportedValues: ['backlinks'],
      },
      description: {
        en: 'organic: keywords in search results. context: keywords with ads.',
        ru: 'organic – фразы поисковой выдачи. context – фразы с рекламой.',
      },
    },
  },
  publicColumns: { serpf: checkedOnColumn },
});
