import type { ResultScope } from './formats/import-format.js';
import type { FileNote, FileSetting } from './formats/file-note.js';
import type { ColumnReport } from './inspect/describe-columns.js';
import type { FirstPartySiteSummary } from './first-party/update-first-party-facts.js';
import type { ImportHighlights } from './staging/import-highlights.js';
import type { SkipReason } from './source/source.js';

/** What became of a file, or of a table in an archive or workbook. */
export interface FileSummary {
  name: string;
  /** Of an archive the file in it, of a workbook the sheet. */
  entry?: string;
  format: string;
  /** Whose results it holds; undefined where it holds none. */
  of: ResultScope | undefined;
  /** What became of each of its columns. */
  columns: ColumnReport[];
  /** What it cannot tell. */
  notes: FileNote[];
  /** What an export was made with, as its file of settings says. */
  settings: readonly FileSetting[];
  rejected: number;
  rejectsPath: string | undefined;
}

/** What became of an import. */
export interface ImportSummary {
  /** Records that were taken, rejected, and read in all: `records = taken + rejected`. A row of Search Console is one. */
  taken: number;
  rejected: number;
  records: number;
  /** Rows that the taken records became: `taken = stored + duplicates + outsideDepth + own`. */
  stored: number;
  /** Results and ads beyond position 50, among the taken records: counted, not stored. */
  outsideDepth: number;
  /** Taken records that say again what another one of them says: the same keyword and page, ad or site. */
  duplicates: number;
  /** Taken records of what a search engine tells the owner of a site. */
  own: number;
  /** The own sites that they tell of; null where it is not known whose these are, and nothing of them is kept. */
  ownSites: FirstPartySiteSummary[] | null;
  keywords: number;
  domains: number;
  firstLooks: ImportHighlights;
  snapshots: { base: string; date: string; results: number }[];
  /** Codes of the bases whose reports changed; empty where the files said nothing new. */
  changed: string[];
  files: FileSummary[];
  /** Files in archives that were not read. */
  skipped: { name: string; entry: string; reason: SkipReason }[];
}

type Counts = Pick<
  ImportSummary,
  'taken' | 'rejected' | 'records' | 'stored' | 'outsideDepth' | 'duplicates' | 'own'
>;

/**
 * Holds that every record that was read is accounted for.
 * @throws Error where the counts do not add up: then something was lost, and nothing of the import may show
 */
export function assertAddsUp({ taken, rejected, records, ...parts }: Counts, read: number): void {
  const { stored, outsideDepth, duplicates, own } = parts;
  const checks = [
    read === records,
    records === taken + rejected,
    taken === stored + duplicates + outsideDepth + own,
  ];
  if (checks.every(Boolean) && Object.values(parts).every((count) => count >= 0)) return;
  throw new Error(
    `The counts of an import do not add up: ${JSON.stringify({ read, records, taken, rejected, ...parts })}`,
  );
}
