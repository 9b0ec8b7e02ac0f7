import {
  addKeywordFacts,
  addPageFacts,
  addSiteFacts,
  deepestPosition,
  type Facts,
  type KeywordRecord,
  type SiteRecord,
} from './expected-facts.js';
import type { Cell, ValueWriter } from './value-writer.js';

/** Number of the cells of a column in the accepted rows. */
export interface CellCounts {
  valid: number;
  empty: number;
  invalid: number;
}

/** Options with which a file is imported. */
export interface ExportOptions {
  domain?: string;
  date?: string;
}

/** An export under construction: its table or text, and what a person reads in it. */
export class ExportDraft {
  name: string;
  readonly options: ExportOptions = {};
  /** Lines of a table; with `text`, there are none. */
  readonly lines: string[][] = [];
  /** Names of the columns of a table. */
  titles: readonly string[] = [];
  text: string | undefined;
  readonly facts: Facts = new Map();
  /** Values of the columns with numbers, by title. */
  readonly counts = new Map<string, CellCounts>();
  /** Columns that the import lists as unknown. */
  readonly unknownColumns: string[] = [];
  /** Values by row and field of the importer, for the preview. */
  readonly rows: Record<string, string | number>[] = [];
  /** Rows that only belong to a period without dates. */
  otherPeriodRows = 0;
  rejected = 0;
  outsideDepth = 0;

  constructor(
    /** Unique in a run. */
    readonly id: number,
    /** Date of the rows without one. */
    readonly date: string,
    readonly write: ValueWriter,
  ) {
    this.name = `export-${id}.csv`;
  }

  /** Domain that no other file has. */
  get domain(): string {
    return `shop-${this.id}.example`;
  }

  /** End of a keyword that no other row has. */
  ending(row: number): string {
    return `f${this.id}n${row}`;
  }

  addKeyword(record: KeywordRecord): void {
    addKeywordFacts(this.facts, record);
    for (const result of [record.result, record.ad]) {
      if (result && result.position > deepestPosition) this.outsideDepth++;
    }
  }

  addSite(record: SiteRecord): void {
    addSiteFacts(this.facts, record);
  }

  addPage(date: string, url: string, title: string): void {
    addPageFacts(this.facts, date, url, title);
  }

  /** Counts a cell of an accepted row. */
  count(title: string, { value, isUnreadable }: Cell): void {
    const counts = this.counts.get(title) ?? { valid: 0, empty: 0, invalid: 0 };
    this.counts.set(title, counts);
    if (isUnreadable) counts.invalid++;
    else if (value === undefined) counts.empty++;
    else counts.valid++;
  }
}
