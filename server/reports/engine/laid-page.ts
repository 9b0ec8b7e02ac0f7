import { chosenOf, type SqlPlan } from './build-sql.js';
import { withConstants } from './constant-columns.js';
import { mapRows } from './map-rows.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportRow } from './report-query.js';

/** A first page as its generation has it laid down: every row that anybody sees on it, without attributes. */
export class LaidPage {
  /** Whole rows by the declaration that they are shown by: that of who has own columns, or of who has none. */
  private readonly whole = new WeakMap<ReportDefinition, readonly ReportRow[]>();

  constructor(readonly rows: readonly ReportRow[]) {}

  /** The rows in the form of an answer. All columns of all rows are put together once, which most calls ask for. */
  shown(query: ParsedQuery, plan: SqlPlan, limit: number | null): readonly ReportRow[] {
    const { definition, columns } = query;
    const isWhole = columns.length === Object.keys(definition.columns).length;
    const rows = (isWhole && this.whole.get(definition)) || this.answered(query, plan);
    if (isWhole) this.whole.set(definition, shared(rows));
    return limit === null || limit >= rows.length ? rows : rows.slice(0, limit);
  }

  private answered(query: ParsedQuery, plan: SqlPlan): readonly ReportRow[] {
    return mapRows(query.definition, withConstants(query, chosenOf(plan, this.rows)));
  }
}

/** Whoever changed a row would change everybody's. */
function shared(rows: readonly ReportRow[]): readonly ReportRow[] {
  for (const row of rows) Object.freeze(row);
  return Object.freeze(rows);
}
