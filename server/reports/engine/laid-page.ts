import { keyPageNames, type SqlPlan } from './build-sql.js';
import { mapRows } from './map-rows.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportRow } from './report-query.js';

/** A first page as its generation has it laid down: every row that anybody sees on it, without attributes. */
export class LaidPage {
  /** Whole rows by the declaration that they are shown by: that of who has own columns, or of who has none. */
  private readonly whole = new WeakMap<ReportDefinition, readonly ReportRow[]>();
  private readonly placeOf: ReadonlyMap<string, number>;

  /**
   * @param names of the values of a line, in their order
   * @param lines the values of each row
   */
  constructor(
    names: readonly string[],
    private readonly lines: readonly (readonly unknown[])[],
  ) {
    this.placeOf = new Map(names.map((name, at) => [name, at]));
  }

  /** Rows that it has. */
  get length(): number {
    return this.lines.length;
  }

  /** The rows in the form of an answer. All columns of all rows are put together once, which most calls ask for. */
  shown(query: ParsedQuery, limit: number | null): readonly ReportRow[] {
    const { definition, columns } = query;
    if (columns.length < Object.keys(definition.columns).length) return this.answered(query, limit);
    const rows = this.whole.get(definition) ?? shared(this.answered(query, null));
    this.whole.set(definition, rows);
    return limit === null || limit >= rows.length ? rows : rows.slice(0, limit);
  }

  /** What `buildKeyPage` would have answered: with what the lookup of further attributes is given. */
  chosen(plan: SqlPlan, limit: number | null): readonly ReportRow[] {
    return this.rowsOf(keyPageNames(plan), {}, limit);
  }

  private answered({ definition, columns }: ParsedQuery, limit: number | null): readonly ReportRow[] {
    const constants = Object.fromEntries(columns.map((id) => [id, definition.columns[id]?.constant]));
    return mapRows(definition, this.rowsOf(columns, constants, limit));
  }

  /**
   * Rows with these names in their order; those that are not laid down have the same value in each. They are copies of one
   * object, as the engine of the language knows such ones by their form and is several times as quick with them.
   */
  private rowsOf(names: readonly string[], others: ReportRow, limit: number | null): readonly ReportRow[] {
    const places = names.flatMap((name) => {
      const at = this.placeOf.get(name);
      return at === undefined ? [] : [{ name, at }];
    });
    const known = names.filter((name) => this.placeOf.has(name) || name in others);
    const form: Record<string, unknown> = Object.fromEntries(known.map((name) => [name, others[name]]));
    const lines = limit === null ? this.lines : this.lines.slice(0, limit);
    return lines.map((line) => {
      const row = { ...form };
      for (const { name, at } of places) row[name] = line[at];
      return row;
    });
  }
}

const handedOut = new WeakSet<readonly ReportRow[]>();

/** Whether these rows are those of a page that is asked for again and again: few are held at a time. */
export function isHandedOut(rows: readonly ReportRow[]): boolean {
  return handedOut.has(rows);
}

/** Whoever changed a row would change everybody's. */
function shared(rows: readonly ReportRow[]): readonly ReportRow[] {
  for (const row of rows) Object.freeze(row);
  handedOut.add(rows);
  return Object.freeze(rows);
}
