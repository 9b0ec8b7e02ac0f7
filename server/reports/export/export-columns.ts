import { getCurrencySign, formatTitleWithCurrency } from '../../contract/formatting/currency.js';
import type { Language } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { getVisibility } from '../../contract/reports/column-vocabulary.js';
import { cellFormatRules } from '../cell-formats.js';
import { isAvailable } from '../engine/available-columns.js';
import { hasComparedDomain } from '../engine/compared-domains.js';
import type { ReportBase } from '../engine/report-dependencies.js';
import type { Column } from '../engine/report-column.js';
import type { ReportDefinition } from '../engine/report-definition.js';

/** A column of a file. */
export interface ExportColumn {
  id: string;
  title: string;
  /** Type and format of the values, and when a 0 is a value. */
  column: Pick<Column, 'type' | 'format' | 'zeroIsValidWhen' | 'zeroIsValidColumn'>;
}

interface ExportColumnOptions {
  language: Language;
  requestedIds?: readonly string[];
  comparedNames?: readonly string[];
  /** Columns without values, omitted by default. */
  emptyIds?: readonly string[];
}

/**
 * Columns of a file: the requested ones, or all that the table can show. Headers contain the currency, and the names
 * of compared domains.
 * By default a range column accompanies the value that it replaces.
 * @throws AppError BadRequest for an unknown column
 */
export function exportColumns(
  definition: ReportDefinition,
  { engine, currency, facts }: Pick<ReportBase, 'engine' | 'currency' | 'facts'>,
  { language, requestedIds = [], comparedNames = [], emptyIds = [] }: ExportColumnOptions,
): ExportColumn[] {
  const ids =
    requestedIds.length > 0
      ? [...new Set(requestedIds)]
      : withRanges(
          visibleColumns(definition, { engine, facts }, comparedNames.length).filter(
            (id) => !emptyIds.includes(id),
          ),
          definition,
          facts,
        );
  return ids.map((id) => {
    const column = Object.hasOwn(definition.columns, id) ? definition.columns[id] : undefined;
    if (column === undefined) throw unknownColumn(id.slice(0, 100));
    const title = comparedNames[(column.ofDomain ?? 0) - 1] ?? column.title[language];
    const { isMoney } = cellFormatRules[column.format];
    return { id, title: isMoney ? formatTitleWithCurrency(title, getCurrencySign(currency)) : title, column };
  });
}

function visibleColumns(
  { columns }: ReportDefinition,
  { engine, facts }: Pick<ReportBase, 'engine' | 'facts'>,
  comparedNames: number,
): string[] {
  return Object.entries(columns)
    .filter(
      ([, column]) =>
        getVisibility({ shown: column.visibility, shownOnGoogle: column.visibilityOnGoogle }, engine) !==
        'hidden',
    )
    .filter(([, column]) => isAvailable(column, facts) && hasComparedDomain(column, comparedNames))
    .map(([id]) => id);
}

function withRanges(
  ids: readonly string[],
  { columns }: ReportDefinition,
  facts: ReportBase['facts'],
): string[] {
  return ids.flatMap((id) => {
    const range = Object.hasOwn(columns, id) ? columns[id]?.rangeColumn : undefined;
    const column = range === undefined ? undefined : columns[range];
    const needsRange =
      range !== undefined && column !== undefined && !ids.includes(range) && isAvailable(column, facts);
    return needsRange ? [id, range] : [id];
  });
}

function unknownColumn(id: string): AppError {
  return new AppError(ErrorCode.BadRequest, {
    what: { en: `columns: no column ${id}`, ru: `columns: нет столбца ${id}` },
  });
}
