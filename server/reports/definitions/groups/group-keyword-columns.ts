import { maxComparedDomains } from '../../../contract/reports/comparison.js';
import { maxGroupDomains } from '../../../contract/projects/group-limits.js';
import { countColumn, textColumn } from '../../columns/column-kinds.js';
import { serpColumns, wordColumn, wordingColumns } from '../../columns/keyword-columns.js';
import { vendorColumns } from '../../columns/vendor-columns.js';
import { costColumns, volumeColumns } from '../../columns/volume-columns.js';
import { groupDomainIdsSql } from '../../subjects/group.subject.js';
import type { Column } from '../../engine/report-column.js';

/** Number of the group's domains with the keyword within the depth of the report. */
const weightColumn: Column = countColumn(
  'weight',
  {
    title: { en: 'Domains', ru: 'Доменов' },
    description: {
      en: 'Number of domains of the group with the keyword within the depth of the report (top 10 or top 50), or in ads. Positions below the depth are listed, but do not count.',
      ru: 'У скольких доменов группы эта фраза есть в пределах глубины отчёта (топ 10 или топ 50) или в рекламе. Позиции глубже показаны, но не считаются.',
    },
  },
  { visibility: 'always', unit: 'domains' },
);

/** Position of one domain of the group; null if it does not rank. */
function domainPositionColumn(domainNumber: number): Column {
  return countColumn(
    `nullIf(places[${domainNumber}], 0)`,
    {
      title: { en: `Domain ${domainNumber}`, ru: `Домен ${domainNumber}` },
      description: {
        en: `Position of domain ${domainNumber} of the group: in the top 50, or the best position of its ads. Null if it has none.`,
        ru: `Позиция домена ${domainNumber} группы: в топ 50 или лучшая позиция его объявлений. Null, если её нет.`,
      },
    },
    {
      nullable: true,
      format: 'position',
      ofDomain: domainNumber,
      visibility: domainNumber > maxComparedDomains ? 'optional' : 'default',
    },
  );
}

/** Best position of the group's domains; null if none ranks. */
const bestPositionColumn: Column = countColumn(
  'nullIf(arrayMin(place -> if(place = 0, 255, place), arrayPushBack(places, 0)), 255)',
  {
    title: { en: 'Best position', ru: 'Лучшая позиция' },
    description: {
      en: 'Best position of all domains of the group: in the top 50, or of their ads. Null if none ranks.',
      ru: 'Лучшая позиция среди всех доменов группы: в топ 50 или у их объявлений. Null, если её нет ни у одного.',
    },
  },
  { nullable: true, format: 'position', visibility: 'optional' },
);

/** One column per domain. */
const domainPositionColumns = Object.fromEntries(
  Array.from({ length: maxGroupDomains }, (_, index) => [`pos${index + 1}`, domainPositionColumn(index + 1)]),
);

/** Columns shared by the organic and the paid keyword report of a group. */
export const groupKeywordColumns = {
  word: wordColumn(),
  weight: weightColumn,
  ...domainPositionColumns,
  bestpos: bestPositionColumn,
  ...volumeColumns,
  ...costColumns,
  ...vendorColumns,
  adscnt: {
    ...serpColumns.adscnt,
    link: { page: 'direct-ads', by: { kid: 'id', key: 'word' }, engine: 'yandex' },
  },
  docs: serpColumns.docs,
  ...wordingColumns,
} satisfies Record<string, Column>;

/** Name of the row's domain, from the bound list of the group's domains. */
export const domainOfGroupColumn: Column = textColumn(
  `{group_domains:Array(String)}[indexOf(${groupDomainIdsSql}, domain_id)]`,
  {
    title: { en: 'Domain', ru: 'Домен' },
    description: { en: 'Domain of the group.', ru: 'Домен группы.' },
  },
  {
    format: 'domain',
    lowerCase: true,
    visibility: 'always',
    link: { page: 'domain-summary', by: { domain: 'domain' } },
  },
);
