import { keyPageNames, type SqlPlan } from './build-sql.js';
import { mapRows } from './map-rows.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportRow } from './report-query.js';

/** A precomputed first page: all visible rows, without attributes. */
export class PrecomputedPage {
  /** Complete rows per definition, with or without first-party columns. */
  private readonly completeRows = new WeakMap<ReportDefinition, readonly ReportRow[]>();
  private readonly indexByName: ReadonlyMap<string, number>;

  /**
   * @param names of the stored values, in order
   * @param lines values of each row
   */
  constructor(
    names: readonly string[],
    private readonly lines: readonly (readonly unknown[])[],
  ) {
    this.indexByName = new Map(names.map((name, index) => [name, index]));
  }

  get length(): number {
    return this.lines.length;
  }

  /** Rows for the response. Rows with all columns are built once and shared, because most requests ask for them. */
  reportRows(query: ParsedQuery, limit: number | null): readonly ReportRow[] {
    const { definition, columns } = query;
    if (columns.length < Object.keys(definition.columns).length) return this.buildReportRows(query, limit);
    const rows = this.completeRows.get(definition) ?? freezeRows(this.buildReportRows(query, null));
    this.completeRows.set(definition, rows);
    return limit === null || limit >= rows.length ? rows : rows.slice(0, limit);
  }

  /** The same rows as `buildKeyPage` would return, with the keys for the second step. */
  keyRows(plan: SqlPlan, limit: number | null): readonly ReportRow[] {
    return this.buildRows(keyPageNames(plan), {}, limit);
  }

  private buildReportRows({ definition, columns }: ParsedQuery, limit: number | null): readonly ReportRow[] {
    const constants = Object.fromEntries(columns.map((id) => [id, definition.columns[id]?.constant]));
    return mapRows(definition, this.buildRows(columns, constants, limit));
  }

  /**
   * Rows with the given names in order; names without stored values come from `constants`. Copying one template
   * object keeps a single hidden class in V8, which is several times faster.
   */
  private buildRows(
    names: readonly string[],
    constants: ReportRow,
    limit: number | null,
  ): readonly ReportRow[] {
    const indexes = names.flatMap((name) => {
      const index = this.indexByName.get(name);
      return index === undefined ? [] : [{ name, index }];
    });
    const availableNames = names.filter((name) => this.indexByName.has(name) || name in constants);
    const template: Record<string, unknown> = Object.fromEntries(
      availableNames.map((name) => [name, constants[name]]),
    );
    const lines = limit === null ? this.lines : this.lines.slice(0, limit);
    return lines.map((line) => {
      const row = { ...template };
      for (const { name, index } of indexes) row[name] = line[index];
      return row;
    });
  }
}

const sharedRows = new WeakSet<readonly ReportRow[]>();

/** Whether the rows are the shared instance of a precomputed page. Only a few exist at a time. */
export function isSharedRows(rows: readonly ReportRow[]): boolean {
  return sharedRows.has(rows);
}

/** Frozen, because all requests share the instance. */
function freezeRows(rows: readonly ReportRow[]): readonly ReportRow[] {
  for (const row of rows) Object.freeze(row);
  sharedRows.add(rows);
  return Object.freeze(rows);
}
