import { keyPageNames, type SqlPlan } from './build-sql.js';
import { mapRows } from './map-rows.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportRow } from './report-query.js';

/** A first page as its generation has it laid down: every row that anybody sees on it, without attributes. */
export class PrecomputedPage {
  /** Whole rows by the declaration that they are shown by: that of who has own columns, or of who has none. */
  private readonly completeRows = new WeakMap<ReportDefinition, readonly ReportRow[]>();
  private readonly indexByName: ReadonlyMap<string, number>;

  /**
   * @param names of the values of a line, in their order
   * @param lines the values of each row
   */
  constructor(
    names: readonly string[],
    private readonly lines: readonly (readonly unknown[])[],
  ) {
    this.indexByName = new Map(names.map((name, at) => [name, at]));
  }

  /** Rows that it has. */
  get length(): number {
    return this.lines.length;
  }

  /** The rows in the form of an answer. All columns of all rows are put together once, which most calls ask for. */
  reportRows(query: ParsedQuery, limit: number | null): readonly ReportRow[] {
    const { definition, columns } = query;
    if (columns.length < Object.keys(definition.columns).length) return this.buildReportRows(query, limit);
    const rows = this.completeRows.get(definition) ?? freezeRows(this.buildReportRows(query, null));
    this.completeRows.set(definition, rows);
    return limit === null || limit >= rows.length ? rows : rows.slice(0, limit);
  }

  /** What `buildKeyPage` would have answered: with what the lookup of further attributes is given. */
  keyRows(plan: SqlPlan, limit: number | null): readonly ReportRow[] {
    return this.buildRows(keyPageNames(plan), {}, limit);
  }

  private buildReportRows({ definition, columns }: ParsedQuery, limit: number | null): readonly ReportRow[] {
    const constants = Object.fromEntries(columns.map((id) => [id, definition.columns[id]?.constant]));
    return mapRows(definition, this.buildRows(columns, constants, limit));
  }

  /**
   * Rows with these names in their order; those that are not laid down have the same value in each. They are copies of one
   * object, as the engine of the language knows such ones by their form and is several times as quick with them.
   */
  private buildRows(
    names: readonly string[],
    constants: ReportRow,
    limit: number | null,
  ): readonly ReportRow[] {
    const indexes = names.flatMap((name) => {
      const at = this.indexByName.get(name);
      return at === undefined ? [] : [{ name, at }];
    });
    const availableNames = names.filter((name) => this.indexByName.has(name) || name in constants);
    const template: Record<string, unknown> = Object.fromEntries(
      availableNames.map((name) => [name, constants[name]]),
    );
    const lines = limit === null ? this.lines : this.lines.slice(0, limit);
    return lines.map((line) => {
      const row = { ...template };
      for (const { name, at } of indexes) row[name] = line[at];
      return row;
    });
  }
}

const sharedRows = new WeakSet<readonly ReportRow[]>();

/** Whether these rows are those of a page that is asked for again and again: few are held at a time. */
export function isSharedRows(rows: readonly ReportRow[]): boolean {
  return sharedRows.has(rows);
}

/** Whoever changed a row would change everybody's. */
function freezeRows(rows: readonly ReportRow[]): readonly ReportRow[] {
  for (const row of rows) Object.freeze(row);
  sharedRows.add(rows);
  return Object.freeze(rows);
}
