import type { SearchEngine } from '../../contract/search-engine.js';

/** A snapshot that the new generation is built from. */
export interface SnapshotState {
  id: number;
  /** ISO date. */
  date: string;
}

/** What every statement that derives a generation is given. */
export interface GenerationContext {
  base: number;
  /** The base's code, as records name it. */
  code: string;
  /** Its search engine. */
  engine: SearchEngine;
  /** Date of the newest search volumes that it will know; null where it knows none. */
  volumesDate: string | null;
  /** The generation that is built. */
  generation: number;
  /** The published one, 0 where the base has none. */
  previousGeneration: number;
  /** Rows of the published one by table, as far as they were counted: of what it has none nothing is carried over. */
  previousRows: Readonly<Record<string, number>>;
  /** Whether the published one is of an older form: nothing of it is carried over, every keyword is derived anew. */
  rebuildsAll: boolean;
  /** Every snapshot as it will be published, oldest first. */
  snapshots: readonly SnapshotState[];
  /** Table of the keywords whose rows are derived anew; the rows of all others are carried over. */
  affectedTable: string;
  /**
   * Table of the touched keywords' pairs with a domain that are not told by whole pages alone (overlaid-pairs-sql.ts);
   * undefined where no kept snapshot holds exports of a domain.
   */
  overlaidTable: string | undefined;
  /** Dates of the snapshots that hold whole pages; of all of them where there are no exports of a domain. */
  pageDates: readonly string[];
  /** Table of the import's records. */
  staging: string;
  /** The import's date of this base where it has one only and that is newer than every snapshot before. */
  onlyNewDate: string | undefined;
  /** Ids of snapshots that the former generation names and those that replace them. */
  replaced: ReadonlyMap<number, number>;
  /**
   * Snapshots that come back or go, by their date: what later dates are counted with changes by them, and since when a page is in
   * the results.
   */
  shifted: readonly SnapshotState[];
}

/** Values of the placeholders that the statements use. */
export function parametersOf(
  context: GenerationContext,
): Record<string, string | number | number[] | string[]> {
  return {
    base: context.base,
    code: context.code,
    onlyNewDate: context.onlyNewDate ?? '',
    generation: context.generation,
    former: context.previousGeneration,
    snapshots: context.snapshots.map(({ id }) => id),
    dates: context.snapshots.map(({ date }) => date),
    pageDates: [...context.pageDates],
    shifted: context.shifted.map(({ id }) => id),
    replacedFrom: [0, ...context.replaced.keys()],
    replacedTo: [0, ...context.replaced.values()],
  };
}

/** SQL of the date of a snapshot. */
export function dateOf(snapshot: string): string {
  return `transform(${snapshot}, {snapshots:Array(UInt32)}, {dates:Array(Date)}, toDate(0))`;
}

/** Attributes of a keyword that stand beside each of its rows. */
export const keywordAttributes =
  'word, ws, wsk, cpc_min, cpc_max, competition, docs, numwords, isgeo, isquest, wizards, adscnt';
