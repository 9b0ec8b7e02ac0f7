import type { ColumnUse } from './column-use.js';
import type { CsvFormat, ImportRecord, TableHead, TableRow } from './import-format.js';
import type { LeftOutReason } from './left-out-reason.js';
import type { RawField } from './raw-field.js';
import { normaliseColumnName } from './tidy-name.js';

/** How an import uses a column. */
export interface ColumnReport {
  /** Name as in the file. */
  name: string;
  use: 'used' | 'leftOut' | 'unknown';
  /** Field of a used column. */
  field?: RawField;
  /** Why the column is ignored. */
  reason?: LeftOutReason;
}

/** Use of each column and the field it maps to. */
interface DescribedColumns {
  reports: ColumnReport[];
  /** By column index; undefined for columns without a direct field. */
  fields: (RawField | undefined)[];
}

/**
 * Determines the use of each column. Of several columns of a field, the one with its name is read, or else the first one.
 */
export function describeColumns(format: CsvFormat, head: TableHead): DescribedColumns {
  const fields: (RawField | undefined)[] = [];
  const uses = head.names.map((name) =>
    Object.hasOwn(format.columns, name) ? format.columns[name] : format.otherColumns?.(name),
  );
  const readIndexes = new Map<ColumnUse | undefined, number>();
  for (const [index, use] of uses.entries()) {
    const earlier = head.names[readIndexes.get(use) ?? -1];
    if (earlier === undefined || (head.names[index] === use && earlier !== use)) readIndexes.set(use, index);
  }
  const reports = head.names.map((name, index): ColumnReport => {
    const title = head.titles[index] ?? '';
    const use = uses[index];
    if (typeof use === 'string' && readIndexes.get(use) === index) fields[index] = use;
    const isBlank = name === '' && head.rows.every((row) => (row[index] ?? '') === '');
    return createReport(title, use, {
      isRepeated: typeof use === 'string' && fields[index] === undefined,
      isBlank,
    });
  });
  fields.length = head.names.length;
  return { reports, fields };
}

function createReport(
  name: string,
  use: ColumnUse | undefined,
  { isRepeated, isBlank }: { isRepeated: boolean; isBlank: boolean },
): ColumnReport {
  if (use === undefined) {
    return isBlank ? { name, use: 'leftOut', reason: 'noName' } : { name, use: 'unknown' };
  }
  if (typeof use === 'object' && 'leftOut' in use) return { name, use: 'leftOut', reason: use.leftOut };
  if (isRepeated) return { name, use: 'leftOut', reason: 'repeated' };
  return { name, use: 'used', field: typeof use === 'string' ? use : use.joins };
}

/** Determines the use of each key of JSON objects. */
export function describeKeys(
  keys: Iterable<string>,
  uses: Readonly<Record<string, ColumnUse>>,
): ColumnReport[] {
  return [...keys].map((key) =>
    createReport(key, Object.hasOwn(uses, key) ? uses[key] : undefined, {
      isRepeated: false,
      isBlank: false,
    }),
  );
}

/** Creates a function that maps the values of a row to a record, with access by column name. */
export function rowMapper(
  { names }: TableHead,
  fields: readonly (RawField | undefined)[],
): (values: readonly string[]) => TableRow {
  const indexByName = new Map<string, number>();
  for (const [index, name] of names.entries()) if (!indexByName.has(name)) indexByName.set(name, index);
  return (values) => {
    const record: ImportRecord = {};
    for (const [index, field] of fields.entries()) {
      const value = values[index];
      if (field !== undefined && value !== undefined && value !== '') record[field] = value;
    }
    return {
      record,
      values,
      value: (name) => values[indexByName.get(normaliseColumnName(name)) ?? -1] ?? '',
    };
  };
}
