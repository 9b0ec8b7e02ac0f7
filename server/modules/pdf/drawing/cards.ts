import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { getTextWidth, wrapText } from '../../../reports/images/text-outlines.js';
import type { Chart, DocumentCell, DocumentColumn, DocumentTable } from './document-parts.js';
import { changeLine } from './header.js';
import { depthColors, palette, positionColors } from './theme.js';

interface CardOptions {
  title: string;
  subtitle: string;
  /** In points; the remaining width if missing. */
  width?: number;
}

/** A titled card that does not break across pages. */
function card({ title, subtitle, width }: CardOptions, ...body: (ReactElement | null)[]): ReactElement {
  const header = {
    flexDirection: 'row',
    alignItems: 'center',
    padding: '7 10',
    borderBottom: `0.75 solid ${palette.line}`,
  } as const;
  return h(
    View,
    { key: title, wrap: false, style: { width, border: `0.75 solid ${palette.line}`, borderRadius: 4 } },
    h(
      View,
      { style: header },
      h(Text, { style: { flexShrink: 0, fontSize: 10.5, fontWeight: 600 } }, title),
      // A long subtitle wraps next to the title.
      h(
        Text,
        {
          style: { flexBasis: 0, flexGrow: 1, fontSize: 8.5, color: palette.t3, marginTop: 2, marginLeft: 6 },
        },
        subtitle,
      ),
    ),
    ...body,
  );
}

/** A titled chart. */
export function chartCard(chart: Chart, width: number, drawing: () => ReactElement): ReactElement {
  return card({ ...chart, width }, h(View, { style: { padding: '6 8 4' } }, drawing()));
}

/** A titled table. */
export function tableCard({ columns, rows, empty, ...header }: DocumentTable, width: number): ReactElement {
  if (rows.length === 0) {
    return card({ ...header, width }, h(Text, { style: { ...mutedStyle, padding: '9 10' } }, empty));
  }
  const widths = getColumnWidths(columns, rows, width);
  const titles = columns.map(({ title }, index) =>
    wrapText(title, widths[index] ?? 0, maxTitleLines, titleFont),
  );
  const cells = columns.map((column, index) =>
    cellBox(column, widths[index] ?? 0, column.title, renderColumnTitle(titles[index] ?? [], column)),
  );
  const height = 7 + titleLineHeight * Math.max(...titles.map(({ length }) => length));
  return card(
    { ...header, width },
    h(View, { style: { ...rowStyle, height } }, ...cells),
    ...rows.map((row, rowIndex) => tableRow(row, columns, widths, rowIndex)),
  );
}

/** Column titles wrap to at most two lines. The line height is in points. */
const maxTitleLines = 2;
const titleLineHeight = 10;
const titleFont = { size: 8, weight: 400 } as const;

function renderColumnTitle(lines: readonly string[], { isNumber }: DocumentColumn): ReactElement {
  const style = { fontSize: titleFont.size, color: palette.t2, maxLines: 1 } as const;
  const texts = lines.map((line, lineIndex) => h(Text, { key: lineIndex, style }, line));
  return h(View, { style: { alignItems: isNumber ? 'flex-end' : 'flex-start' } }, ...texts);
}

const mutedStyle = { fontSize: 8.5, color: palette.t3 };
const rowStyle = { flexDirection: 'row', alignItems: 'center', padding: '0 10' } as const;

/** Font size of cells, in points. */
const cellFontSize = 8.5;

/** Horizontal padding of a table and of a number cell, in points. */
const tableHorizontalPadding = 21.5;
const numberPadding = 6;

/**
 * Text width of each column, in points. Columns share the width of the table, but a column of numbers is at least as
 * wide as its widest number, at the expense of the columns of text: a truncated number is another number.
 */
function getColumnWidths(
  columns: readonly DocumentColumn[],
  rows: readonly (readonly DocumentCell[])[],
  tableWidth: number,
): number[] {
  const paddings = columns.map(({ isNumber }) => (isNumber ? numberPadding : 0));
  const availableWidth = tableWidth - tableHorizontalPadding - sum(paddings);
  const shares = sum(columns.map(({ width }) => width));
  const numberWidths = columns.map(({ isNumber, width }, index) =>
    isNumber
      ? Math.max((availableWidth * width) / shares, ...rows.map((row) => getCellWidth(row[index])))
      : 0,
  );
  const textShares = sum(columns.map(({ isNumber, width }) => (isNumber ? 0 : width)));
  const textWidth = Math.max(0, availableWidth - sum(numberWidths));
  return columns.map(({ isNumber, width }, index) =>
    isNumber ? (numberWidths[index] ?? 0) : (textWidth * width) / textShares,
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Width of a cell with its complete text, in points; rounded up, because the library rounds positions. */
function getCellWidth(cell: DocumentCell | undefined): number {
  if (!cell) return 0;
  return Math.ceil(getTextWidth(cell.text, { size: cellFontSize, weight: 400 }) + getPrefixWidth(cell));
}

function tableRow(
  row: readonly DocumentCell[],
  columns: readonly DocumentColumn[],
  widths: readonly number[],
  rowIndex: number,
): ReactElement {
  const isTall = row.some(({ secondLine }) => secondLine !== undefined);
  const cells = row.map((cell, index) => {
    const column = columns[index] ?? { title: '', width: 1 };
    const width = widths[index] ?? 0;
    return cellBox(column, width, index, renderCell(cell, index === 0, width));
  });
  const style = { ...rowStyle, height: isTall ? 27 : 17, borderTop: `0.75 solid ${palette.grid}` };
  return h(View, { key: rowIndex, style }, ...cells);
}

function cellBox(
  { isNumber }: DocumentColumn,
  width: number,
  key: string | number,
  content: ReactElement,
): ReactElement {
  const style = {
    width: width + (isNumber ? numberPadding : 0),
    flexShrink: 0,
    paddingLeft: isNumber ? numberPadding : 0,
    alignItems: isNumber ? 'flex-end' : 'stretch',
  } as const;
  return h(View, { key, style }, content);
}

function renderCell(cell: DocumentCell, isFirst: boolean, width: number): ReactElement {
  const { text, secondLine, position, share, change, depth } = cell;
  if (position !== undefined) return positionCell(position);
  if (change !== undefined) return changeLine(change);
  const color = isFirst ? palette.t1 : palette.t2;
  const line = fittingText(text, width - getPrefixWidth(cell), { fontSize: cellFontSize, color });
  if (depth !== undefined) {
    return h(View, { style: { flexDirection: 'row', alignItems: 'center' } }, depthSquare(depth), line);
  }
  if (share !== undefined) {
    return h(View, { style: { flexDirection: 'row', alignItems: 'center' } }, shareBar(share), line);
  }
  if (secondLine === undefined) return line;
  return h(View, {}, line, fittingText(secondLine, width, { fontSize: 8, color: palette.t3 }));
}

/** Width of the depth square and of the share bar including their margin, in points. */
const depthWidth = 11;
const shareWidth = 35;

function getPrefixWidth({ depth, share }: DocumentCell): number {
  if (depth !== undefined) return depthWidth;
  return share === undefined ? 0 : shareWidth;
}

/**
 * A single-line text truncated to its width. The library's ellipsis is not used: it takes the glyph from the subset
 * of the last letter, and only the Latin subset has one.
 */
function fittingText(text: string, width: number, style: { fontSize: number; color: string }): ReactElement {
  const [line = ''] = wrapText(text, width, 1, { size: style.fontSize, weight: 400 });
  return h(Text, { style: { ...style, maxLines: 1 } }, line);
}

function positionCell(position: number): ReactElement {
  const { fill, text } = positionColors(position);
  const style = { width: 20, padding: '1.5 0', borderRadius: 2, backgroundColor: fill } as const;
  const numberStyle = { fontSize: 8.5, color: text, textAlign: 'center' } as const;
  return h(View, { style }, h(Text, { style: numberStyle }, String(position)));
}

function depthSquare(depth: number): ReactElement {
  const backgroundColor = depthColors[depth];
  return h(View, { style: { width: 6, height: 6, marginRight: 5, borderRadius: 1, backgroundColor } });
}

function shareBar(percent: number): ReactElement {
  const filledPercent = Math.min(100, Math.max(0, percent));
  return h(
    View,
    { style: { width: 30, height: 3, marginRight: 5, borderRadius: 1.5, backgroundColor: palette.line } },
    h(View, {
      style: {
        width: (30 * filledPercent) / 100,
        height: 3,
        borderRadius: 1.5,
        backgroundColor: palette['depth-3-chart'],
      },
    }),
  );
}
