import { useLayoutEffect } from 'react';
import type { CellEnvironment } from './cell-environment.js';
import { cellFormatPresentations } from './cell-formats.js';
import { isUnknown, plainText } from './cell-value.js';
import { minColumnWidth } from './column-width.js';
import type { GridColumn, GridRow, SortState } from './grid-column.js';
import { nameColumnIndex } from './grid-columns.js';
import { signedText } from './number-text.js';
import { displayedValue } from './measure-widest-values.js';
import styles from './print-table.module.css';
import { rangeText } from './value-source.js';
import { Sparkline } from '../chart/sparkline.js';
import { readablePath } from '../../../server/contract/formatting/readable-path.js';

/** Width in px of a landscape page of A4 or Letter paper without its margins. */
const pageWidth = 960;

/** Font size on paper in relation to the screen. */
const printScale = 11 / 14;

/** Rows with a common heading on paper. */
export interface PrintGroup {
  id: number;
  heading: string;
  /** Follows the heading, for example the number of rows. */
  details: string;
  rows: readonly GridRow[];
}

/** Context of the printed cells. */
type PrintEnvironment = Pick<CellEnvironment, 'labels' | 'serpFeatures'> & {
  names: Pick<CellEnvironment['names'], 'isNew'>;
};

interface PrintTableProps {
  label: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  /** Arranges the rows in groups; undefined for a plain table. */
  groupRows?: (rows: readonly GridRow[]) => readonly PrintGroup[];
  environment: PrintEnvironment;
  /** Widest formatted values by column id. */
  widestValues: ReadonlyMap<string, string>;
  /** Order of the rows; undefined if no column defines it. */
  sort: SortState | undefined;
}

/** Landscape paper while a table is printed. A named page of a style sheet ends after two sheets in Firefox. */
function useLandscapePages(): void {
  useLayoutEffect(() => {
    // Older browsers and jsdom have no constructable style sheets.
    if (!('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@page { size: landscape; }');
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, []);
}

/** All loaded rows for the printer. Columns that exceed the paper continue on further pages after the name column. */
export function PrintTable({
  label,
  columns,
  rows,
  groupRows,
  environment,
  widestValues,
  sort,
}: PrintTableProps) {
  useLandscapePages();
  const groups = groupRows?.(rows) ?? [{ id: 0, heading: '', details: '', rows }];
  return (
    <div className={styles.print} data-print>
      {splitColumns(columns, widestValues).map((pageColumns) => (
        <table key={pageColumns.map(({ id }) => id).join()} aria-label={label}>
          <thead>
            <tr>
              {pageColumns.map((column) => (
                <th
                  key={column.id}
                  data-format={formatKind(column)}
                  aria-sort={column.id === sort?.columnId ? sortNames[sort.direction] : undefined}
                >
                  {joinCurrency(column.title)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.id}>
              {group.heading && (
                <tr data-group>
                  <th colSpan={pageColumns.length} scope="rowgroup">
                    {group.heading} <span>{group.details}</span>
                  </th>
                </tr>
              )}
              {group.rows.map((row, index) => (
                // Rows have no identity of their own, and a printed table never changes.
                <tr key={index}>
                  {pageColumns.map((column) => (
                    <td key={column.id} data-format={formatKind(column)}>
                      {printedValue(column, row, environment)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      ))}
    </div>
  );
}

/** Columns of each page. Every page starts with the columns that identify the row. */
export function splitColumns(
  columns: readonly GridColumn[],
  widestValues: ReadonlyMap<string, string>,
): GridColumn[][] {
  const nameIndex = nameColumnIndex(columns);
  const widthOf = (column: GridColumn) =>
    printScale *
    minColumnWidth(column, {
      title: column.title,
      isNameColumn: column === columns[nameIndex],
      narrow: false,
      widestValue: widestValues.get(column.id),
      wrapsTitle: 'unsorted',
    });
  const nameColumns = columns.slice(0, nameIndex + 1);
  const nameWidth = nameColumns.reduce((sum, column) => sum + widthOf(column), 0);
  const groups = [[...nameColumns]];
  let usedWidth = nameWidth;
  for (const column of columns.slice(nameIndex + 1)) {
    if (usedWidth + widthOf(column) > pageWidth) {
      groups.push([...nameColumns]);
      usedWidth = nameWidth;
    }
    groups.at(-1)?.push(column);
    usedWidth += widthOf(column);
  }
  return groups;
}

/** Title that never breaks before its currency: `Max CPC, $`. */
function joinCurrency(title: string): string {
  return title.replace(/, (?=\p{Sc}$)/u, ',\u00a0');
}

const sortNames = { asc: 'ascending', desc: 'descending' } as const;

function formatKind({ format }: GridColumn): 'number' | 'text' | 'day' | undefined {
  const { isNumeric, isDay, tooltip } = cellFormatPresentations[format];
  if (isDay) return 'day';
  return isNumeric ? 'number' : tooltip === 'text' ? 'text' : undefined;
}

/** Content of a printed cell. */
export function printedValue(
  column: GridColumn,
  row: GridRow,
  { labels, names, serpFeatures }: PrintEnvironment,
) {
  const value = row[column.field];
  const { isChange, isSeries, isSerpFeatures, subjectKind } = cellFormatPresentations[column.format];
  if (isSeries && Array.isArray(value) && value.length > 1) {
    return <Sparkline values={value.filter((item) => typeof item === 'number')} width={70} height={14} />;
  }
  if (isSerpFeatures && Array.isArray(value) && value.length > 0) {
    return value.map((id: number) => serpFeatures.get(id)?.name ?? id).join(', ');
  }
  if (isChange && (row['nw'] === 1 || row['nw'] === true)) return names.isNew;
  // The screen has a triangle instead of a sign.
  if (isChange && typeof value === 'number' && value !== 0) return signedText(value, labels);
  if (subjectKind === 'page' && !isUnknown(value)) return readablePath(plainText(value));
  return rangeText(column, row, labels) ?? displayedValue(column, value, labels, false);
}
