import { View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { chartCard, tableCard } from './cards.js';
import { lineChart, stackChart } from './charts.js';
import type { DashboardDocument, DocumentTable } from './document-parts.js';
import { documentHeader, metricsRow } from './header.js';
import { gap, innerWidth } from './theme.js';
import { renderPages } from './render-pages.js';

/** Horizontal padding of a card around a chart. */
const chartPadding = 18;

/** Width of one of two cards in a row. */
const halfWidth = (innerWidth - gap) / 2;
const halfChartSize = { width: halfWidth - chartPadding, height: 112 };

/** Draws a domain summary as an A4 PDF. */
export function drawDocument(document: DashboardDocument): Promise<Buffer> {
  const { language, visits, depth, depthNow, tables } = document;
  const chartWidth = innerWidth - chartPadding;
  return renderPages(
    document,
    documentHeader(document),
    metricsRow(document.metrics),
    chartCard(visits, innerWidth, () => lineChart(visits, { width: chartWidth, height: 160 }, language)),
    h(
      View,
      { style: { flexDirection: 'row', alignItems: 'stretch', gap } },
      chartCard(depth, halfWidth, () => stackChart(depth, halfChartSize, language)),
      tableCard(depthNow, halfWidth),
    ),
    ...tableRows(tables),
  );
}

/** Two tables per row. */
function tableRows(tables: readonly DocumentTable[]): ReactElement[] {
  const lines: ReactElement[] = [];
  for (let index = 0; index < tables.length; index += 2) {
    const pair = tables.slice(index, index + 2).map((table) => tableCard(table, halfWidth));
    const style = { flexDirection: 'row', alignItems: 'flex-start', gap } as const;
    lines.push(h(View, { key: index, wrap: false, style }, ...pair));
  }
  return lines;
}
