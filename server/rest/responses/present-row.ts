import { type CellEnumValue, cellFormatRules } from '../../reports/cell-formats.js';
import type { Language } from '../../contract/language/localised.js';
import { memoizePerObject } from '../../reports/engine/memoize-per-object.js';
import type { Column } from '../../reports/engine/report-column.js';

type Fields = Readonly<Record<string, unknown>>;

/** Form of values that differs between calls of the public API and other calls. */
interface RowForm {
  language: Language;
  /** Dates as `01.06.2024` instead of ISO 8601. */
  hasDottedDates: boolean;
}

/**
 * Maps a report row to the public API: columns by id, flags as 0 and 1, SERP features as a map from id to name, bids
 * rounded.
 */
export function presentRow(columns: Readonly<Record<string, Column>>, row: Fields, form: RowForm): Fields {
  const { emptyRow, cells } = getRowTemplate(columns);
  const result = { ...emptyRow };
  for (const [id, column] of cells) result[id] = presentValue(column, row[id], form);
  return result;
}

/** Template of a row. Copying one object shape is several times faster than building rows from scratch. */
interface RowTemplate {
  emptyRow: Record<string, unknown>;
  cells: readonly (readonly [id: string, column: Column])[];
}

const getRowTemplate = memoizePerObject((columns: Readonly<Record<string, Column>>): RowTemplate => ({
  emptyRow: Object.fromEntries(Object.keys(columns).map((id) => [id, null])),
  cells: Object.entries(columns),
}));

function presentValue(column: Column, value: unknown, { language, hasDottedDates }: RowForm): unknown {
  const { enumValues } = cellFormatRules[column.format];
  if (enumValues) return presentEnumValues(value, enumValues, language);
  if (value === undefined || value === null) return null;
  if (column.stringifyInApi) return formatText(value);
  if (column.type === 'date' && hasDottedDates && typeof value === 'string') {
    return value.split('-').reverse().join('.');
  }
  if (column.booleanInApi) return Boolean(value);
  if (column.roundInApi && typeof value === 'number') return Math.round(value);
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Formats a number as digits and a list as lines. */
function formatText(value: unknown): unknown {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'number' ? String(value) : value;
}

/** Maps enum ids to the id-to-name map of the public API. */
export function presentEnumValues(
  ids: unknown,
  classes: readonly CellEnumValue[],
  language: Language,
): Readonly<Record<string, string>> {
  const matches = (Array.isArray(ids) ? ids : []).flatMap(
    (id) => classes.find((enumValue) => enumValue.id === id) ?? [],
  );
  return Object.fromEntries(matches.map(({ id, name }) => [String(id), name[language]]));
}
