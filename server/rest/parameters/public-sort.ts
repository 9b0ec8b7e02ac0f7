import type { ReportDefinition } from '../../reports/engine/report-definition.js';

/** Columns behind documented sort keys that have another name here. */
const sortAliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ad-links': { cnt: 'adscnt' },
  'ad-facts': { cnt: 'adscnt' },
  'group-ad-links': { cnt: 'adscnt' },
  'group-ad-facts': { cnt: 'adscnt' },
};

/** Documented sort keys without a column. They keep the order of the report. */
const ignoredSortKeys: Readonly<Record<string, string>> = { 'page-competitors': 'pos' };

/**
 * Converts the sort order of a public API call: documented names become column ids, and columns that are null in every
 * row are omitted. The report has its own order if no key remains.
 */
export function readPublicSort(sort: unknown, { id, columns }: ReportDefinition): unknown {
  if (typeof sort !== 'string') return sort;
  const keys = sort.split(',').flatMap((key) => {
    const [name = '', ...direction] = key.trim().split('|');
    const isNull = Object.hasOwn(columns, name) && columns[name]?.constant === null;
    if (isNull || ignoredSortKeys[id] === name) return [];
    const column = Object.hasOwn(columns, name) ? name : (sortAliases[id]?.[name] ?? name);
    return [[column, ...direction].join('|')];
  });
  return keys.length === 0 ? undefined : keys.join(',');
}
