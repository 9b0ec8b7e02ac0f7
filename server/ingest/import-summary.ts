import type { ResultScope } from './formats/import-format.js';
import type { ReadingDecision } from './reading-decision.js';
import type { FileNote, FileSetting } from './formats/file-note.js';
import type { ResponseCounts } from './formats/json-responses.js';
import type { CountedColumn } from './formats/column-values.js';
import type { FirstPartySiteSummary } from './first-party/update-first-party-facts.js';
import type { ImportHighlights } from './staging/import-highlights.js';
import type { SkipReason } from './source/source.js';

/** Outcome of a file, or of a table in an archive or workbook. */
export interface FileSummary {
  name: string;
  /** File within an archive, or sheet of a workbook. */
  entry?: string;
  format: string;
  /** Scope of the file's results; undefined if it has none. */
  of: ResultScope | undefined;
  /** Use of each column, with the number of values for numeric columns and features. */
  columns: CountedColumn[];
  /** Limitations of the file. */
  notes: FileNote[];
  /** Export settings from a settings file. */
  settings: readonly FileSetting[];
  /** Number of the first rows that yield no records, if a note mentions it. */
  omittedRows?: number | undefined;
  /** How values that allow several readings were read. */
  decisions: readonly ReadingDecision[];
  /** Rows with totals or averages, which are excluded and not counted as records. */
  totalRows: number;
  /** Responses of a service, with those without results; undefined for tables. */
  responses: ResponseCounts | undefined;
  rejected: number;
  rejectsPath: string | undefined;
}

/** Outcome of an import. */
export interface ImportSummary {
  /** Accepted, rejected and total records: `records = taken + rejected`. A Search Console row counts once. */
  taken: number;
  rejected: number;
  records: number;
  /**
   * Number of rows written for the accepted records that reports show:
   * `taken = stored + superseded + duplicates + outsideDepth + own`.
   */
  stored: number;
  /** Number of rows written that are older than published data, so only histories show them. */
  superseded: number;
  /** Date of the newest data that supersedes a row, ISO 8601; null without such rows. */
  supersededBy: string | null;
  /** Accepted results and ads beyond position 50, which are not stored. */
  outsideDepth: number;
  /** Accepted records that repeat the keyword and page, ad or site of another one. */
  duplicates: number;
  /** Accepted first-party records. */
  own: number;
  /** Sites of the first-party data, or null if the owner is unknown and the data was dropped. */
  ownSites: FirstPartySiteSummary[] | null;
  keywords: number;
  domains: number;
  firstLooks: ImportHighlights;
  snapshots: { base: string; date: string; results: number }[];
  /** Codes of the bases whose reports changed. */
  changed: string[];
  files: FileSummary[];
  /** Skipped files of archives. */
  skipped: { name: string; entry: string; reason: SkipReason }[];
}

type Counts = Pick<
  ImportSummary,
  'taken' | 'rejected' | 'records' | 'stored' | 'superseded' | 'outsideDepth' | 'duplicates' | 'own'
>;

/**
 * Asserts that every record is accounted for.
 * @throws Error if the counts do not add up, which aborts the import before publication
 */
export function assertAddsUp({ taken, rejected, records, ...parts }: Counts, recordsRead: number): void {
  const { stored, superseded, outsideDepth, duplicates, own } = parts;
  const checks = [
    recordsRead === records,
    records === taken + rejected,
    taken === stored + superseded + duplicates + outsideDepth + own,
  ];
  if (checks.every(Boolean) && Object.values(parts).every((count) => count >= 0)) return;
  throw new Error(
    `The counts of an import do not add up: ${JSON.stringify({ read: recordsRead, records, taken, rejected, ...parts })}`,
  );
}
