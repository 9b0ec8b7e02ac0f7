import type { ColumnReport } from './describe-columns.js';
import type { RawField } from './raw-field.js';

/** Fields of records whose type a column states. */
const typedFields: ReadonlySet<RawField> = new Set([
  'place',
  'visible_url',
  'links',
  'facts',
  'adsense_id',
  'analytics_id',
  'leadia_id',
  'relap_id',
  'site',
  'period_from',
  'search_type',
  'appearance',
  'clicks',
  'impressions',
]);

/** Fields of results only. */
const resultFields: ReadonlySet<RawField> = new Set([
  'title',
  'snippet',
  'previous_position',
  'ranked_before',
]);

const rankingFields: readonly RawField[] = ['position', 'average_position', 'url'];

/** Whether records of these fields without types describe the searches of a site. */
export function isFirstParty(fields: Iterable<unknown>): boolean {
  const present = new Set<unknown>(fields);
  return present.has('impressions') && !present.has('type');
}

/**
 * Leaves out the columns that do not apply to the records of a table whose columns are the fields of records, so that no
 * column counts as read and is dropped. Records without a type are results or keywords.
 */
export function leaveOutOtherTypes(
  reports: readonly ColumnReport[],
  fields: readonly (RawField | undefined)[],
): { reports: ColumnReport[]; fields: (RawField | undefined)[] } {
  const hasResults = rankingFields.some((field) => fields.includes(field));
  const isOther = (field: RawField | undefined): boolean =>
    field !== undefined && (typedFields.has(field) || (!hasResults && resultFields.has(field)));
  if (fields.includes('type') || !fields.some(isOther)) return { reports: [...reports], fields: [...fields] };
  return {
    reports: reports.map((report, index) =>
      isOther(fields[index]) ? { name: report.name, use: 'leftOut', reason: 'otherRecordType' } : report,
    ),
    fields: fields.map((field) => (isOther(field) ? undefined : field)),
  };
}
