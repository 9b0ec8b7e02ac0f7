import type { ImportRecord, RowReader, TableHead } from './import-format.js';
import type { RawField } from './raw-field.js';
import { parseVolumeRange } from './written-number.js';

/** Representative volumes of Keyword Planner exports for low-spend accounts, with the ranges they represent. */
export const volumeRanges: Readonly<Record<string, string>> = {
  '0': '0-10',
  '50': '10-100',
  '500': '100-1000',
  '5000': '1000-10000',
  '50000': '10000-100000',
  '500000': '100000-1000000',
  '5000000': '1000000-10000000',
};

/** Representative volume of a range, for sorting: the value used in exports, or else the mean. */
export function getMidpoint(range: string): number {
  const digits = Object.entries(volumeRanges).find(([, candidate]) => candidate === range)?.[0];
  const [low = 0, high = 0] = range.split('-').map(Number);
  return digits === undefined ? Math.round((low + high) / 2) : Number(digits);
}

/** Splits a volume that is written as a range into the range and its representative volume. */
function splitVolume(record: ImportRecord): ImportRecord {
  const range = typeof record.ws === 'string' ? parseVolumeRange(record.ws) : undefined;
  return range === undefined ? record : { ...record, ws: getMidpoint(range), volume_range: range };
}

/**
 * Reader that also reads volumes written as ranges. Returns the given reader if no first row has one, because
 * ClickHouse reads tables without a reader faster.
 */
export function withVolumeRanges(
  reader: RowReader | undefined,
  fields: readonly (RawField | undefined)[],
  { rows }: TableHead,
): RowReader | undefined {
  const column = fields.indexOf('ws');
  if (column < 0 || !rows.some((row) => parseVolumeRange(row[column] ?? '') !== undefined)) return reader;
  return {
    *row(row) {
      for (const record of reader ? reader.row(row) : [row.record]) yield splitVolume(record);
    },
    *end() {
      for (const record of reader?.end?.() ?? []) yield splitVolume(record);
    },
  };
}
