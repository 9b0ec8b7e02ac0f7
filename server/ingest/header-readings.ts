import type { DataSource } from 'typeorm';
import type { ReadingOptions, ReadingSetting } from '../contract/file-reading.js';
import { findUndecided, toReadingOptions, type ReadingDecision } from './reading-decision.js';

/** A file with its open and made decisions. */
interface ReadFile {
  /** Fingerprint of the header; undefined for files without one. */
  headerKey?: string | undefined;
  decisions: readonly ReadingDecision[];
}

const columns = {
  encoding: 'encoding',
  dateOrder: 'date_order',
  decimal: 'decimal_mark',
} as const satisfies Partial<Record<ReadingSetting, string>>;

type StoredSetting = keyof typeof columns;

const isStored = (setting: ReadingSetting): setting is StoredSetting => setting in columns;

/** Open settings of a file as earlier files with the same header had them. */
export async function findEarlierReading(
  postgres: DataSource,
  { headerKey, decisions }: ReadFile,
): Promise<ReadingOptions> {
  const undecided = findUndecided(decisions);
  if (headerKey === undefined || undecided.length === 0) return {};
  const [row]: Record<string, string | null>[] = await postgres.query(
    'SELECT encoding, date_order, decimal_mark FROM header_reading WHERE fingerprint = $1',
    [headerKey],
  );
  return toReadingOptions(
    undecided.map((decision) => {
      // The market is a choice for one file.
      const { setting } = decision;
      const value = isStored(setting) ? row?.[columns[setting]] : undefined;
      return value && mayBe(decision, value) ? { ...decision, value } : decision;
    }),
  );
}

/** Whether an undecided setting may have a value. An encoding must be one of those that fit the bytes of the file. */
function mayBe({ setting, candidates }: ReadingDecision, value: string): boolean {
  return setting !== 'encoding' || candidates === undefined || candidates.includes(value);
}

/** Remembers how a file was read. Settings without a decision keep their previous value. */
export async function saveReading(postgres: DataSource, { headerKey, decisions }: ReadFile): Promise<void> {
  const { encoding, dateOrder, decimal } = toReadingOptions(
    decisions.filter(({ basis }) => basis === 'values' || basis === 'chosen'),
  );
  if (headerKey === undefined || !(encoding ?? dateOrder ?? decimal)) return;
  await postgres.query(
    `INSERT INTO header_reading AS stored (fingerprint, encoding, date_order, decimal_mark) VALUES ($1, $2, $3, $4)
     ON CONFLICT (fingerprint) DO UPDATE SET
       encoding = coalesce(excluded.encoding, stored.encoding),
       date_order = coalesce(excluded.date_order, stored.date_order),
       decimal_mark = coalesce(excluded.decimal_mark, stored.decimal_mark),
       updated_at = now()`,
    [headerKey, encoding ?? null, dateOrder ?? null, decimal ?? null],
  );
}
