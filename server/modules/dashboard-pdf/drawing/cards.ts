import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { Chart, DocumentCell, DocumentColumn, DocumentTable } from './document-parts.js';
import { changeLine } from './head.js';
import { depthInks, inks, positionInks } from './look.js';

interface CardParts {
  title: string;
  subtitle: string;
  /** In points; the rest of the line where it is missing. */
  width?: number;
}

/** A part under its own heading, kept on one page. */
function card({ title, subtitle, width }: CardParts, ...body: (ReactElement | null)[]): ReactElement {
  const head = {
    flexDirection: 'row',
    alignItems: 'center',
    padding: '7 10',
    borderBottom: `0.75 solid ${inks.line}`,
  } as const;
  return h(
    View,
    { key: title, wrap: false, style: { width, border: `0.75 solid ${inks.line}`, borderRadius: 4 } },
    h(
      View,
      { style: head },
      h(Text, { style: { fontSize: 10.5, fontWeight: 600 } }, title),
      h(Text, { style: { fontSize: 8.5, color: inks.t3, marginTop: 2, marginLeft: 6 } }, subtitle),
    ),
    ...body,
  );
}

/** A chart under its heading. */
export function chartCard(chart: Chart, width: number, drawing: () => ReactElement): ReactElement {
  return card({ ...chart, width }, h(View, { style: { padding: '6 8 4' } }, drawing()));
}

/** A table under its heading. */
export function tableCard({ columns, rows, empty, ...head }: DocumentTable, width: number): ReactElement {
  if (rows.length === 0) {
    return card({ ...head, width }, h(Text, { style: { ...quiet, padding: '9 10' } }, empty));
  }
  const titles = columns.map((column) =>
    cellBox(column, column.title, h(Text, { style: { fontSize: 8, color: inks.t2 } }, column.title)),
  );
  return card(
    { ...head, width },
    h(View, { style: { ...rowStyle, height: 17 } }, ...titles),
    ...rows.map((row, at) => tableRow(row, columns, at)),
  );
}

const quiet = { fontSize: 8.5, color: inks.t3 };
const rowStyle = { flexDirection: 'row', alignItems: 'center', padding: '0 10' } as const;

function tableRow(
  row: readonly DocumentCell[],
  columns: readonly DocumentColumn[],
  at: number,
): ReactElement {
  const isTall = row.some(({ more }) => more !== undefined);
  const cells = row.map((cell, index) => {
    const column = columns[index] ?? { title: '', width: 1 };
    return cellBox(column, index, cellOf(cell, index === 0));
  });
  const style = { ...rowStyle, height: isTall ? 27 : 17, borderTop: `0.75 solid ${inks.grid}` };
  return h(View, { key: at, style }, ...cells);
}

function cellBox(
  { width, isNumber }: DocumentColumn,
  key: string | number,
  content: ReactElement,
): ReactElement {
  const style = {
    flexGrow: width,
    flexShrink: 1,
    flexBasis: 0,
    paddingLeft: isNumber ? 6 : 0,
    alignItems: isNumber ? 'flex-end' : 'stretch',
  } as const;
  return h(View, { key, style }, content);
}

function cellOf(
  { text, more, position, share, change, depth }: DocumentCell,
  isFirst: boolean,
): ReactElement {
  if (position !== undefined) return positionCell(position);
  if (change !== undefined) return changeLine(change);
  const color = isFirst ? inks.t1 : inks.t2;
  const line = h(Text, { style: { fontSize: 8.5, color, maxLines: 1, textOverflow: 'ellipsis' } }, text);
  if (depth !== undefined) {
    return h(View, { style: { flexDirection: 'row', alignItems: 'center' } }, depthSquare(depth), line);
  }
  if (share !== undefined) {
    return h(View, { style: { flexDirection: 'row', alignItems: 'center' } }, shareBar(share), line);
  }
  if (more === undefined) return line;
  const style = { fontSize: 8, color: inks.t3, maxLines: 1, textOverflow: 'ellipsis' } as const;
  return h(View, {}, line, h(Text, { style }, more));
}

function positionCell(position: number): ReactElement {
  const { fill, text } = positionInks(position);
  const style = { width: 20, padding: '1.5 0', borderRadius: 2, backgroundColor: fill } as const;
  const number = { fontSize: 8.5, color: text, textAlign: 'center' } as const;
  return h(View, { style }, h(Text, { style: number }, String(position)));
}

function depthSquare(depth: number): ReactElement {
  const backgroundColor = depthInks[depth];
  return h(View, { style: { width: 6, height: 6, marginRight: 5, borderRadius: 1, backgroundColor } });
}

function shareBar(percent: number): ReactElement {
  const full = Math.min(100, Math.max(0, percent));
  return h(
    View,
    { style: { width: 30, height: 3, marginRight: 5, borderRadius: 1.5, backgroundColor: inks.line } },
    h(View, {
      style: {
        width: (30 * full) / 100,
        height: 3,
        borderRadius: 1.5,
        backgroundColor: inks['depth-3-chart'],
      },
    }),
  );
}
