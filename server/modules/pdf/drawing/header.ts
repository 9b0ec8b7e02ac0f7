import { Image, Path, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { Change, DashboardDocument, Metric } from './document-parts.js';
import { palette, page } from './theme.js';

/** Header with brand, title, data source and warnings about the data. */
export function documentHeader({
  title,
  kind,
  subtitle,
  warnings,
  logo,
}: Pick<DashboardDocument, 'title' | 'kind' | 'subtitle' | 'warnings' | 'logo'>): ReactElement {
  const brand = logo
    ? h(Image, {
        src: Buffer.from(logo),
        style: { maxHeight: 34, maxWidth: 180, objectFit: 'contain', objectPosition: 'right top' },
      })
    : brandMark();
  return h(
    View,
    { style: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 2 } },
    h(
      View,
      { style: { flexGrow: 1, flexShrink: 1, paddingRight: 20 } },
      h(Text, { style: { fontSize: 9, color: palette.t3 } }, kind),
      h(Text, { style: { fontSize: 20, lineHeight: 1.25, fontWeight: 600 } }, title),
      h(Text, { style: { fontSize: 9, color: palette.t2, marginTop: 3 } }, subtitle),
      ...warnings.map((text) =>
        h(Text, { key: text, style: { fontSize: 9, fontWeight: 600, marginTop: 2 } }, text),
      ),
    ),
    h(View, { style: { flexShrink: 0, alignItems: 'flex-end' } }, brand),
  );
}

/** Logo: two overlapping circles with the product name. */
function brandMark(): ReactElement {
  const circle = (x: number) => `M${x - 6.5} 9a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z`;
  return h(
    View,
    { style: { flexDirection: 'row', alignItems: 'center' } },
    h(
      Svg,
      { width: 24, height: 18, viewBox: '0 0 24 18', style: { marginRight: 5 } },
      h(Path, { d: circle(8), fill: 'none', stroke: palette.t1, strokeWidth: 2 }),
      h(Path, { d: circle(16), fill: 'none', stroke: palette.t1, strokeWidth: 2 }),
      h(Path, { d: 'M12 3.9a6.5 6.5 0 0 1 0 10.2a6.5 6.5 0 0 1 0 -10.2Z', fill: palette['mark-lens'] }),
    ),
    h(Text, { style: { fontSize: 13, fontWeight: 600 } }, 'Rivalscope'),
  );
}

/** A row of metrics with dividers. */
export function metricsRow(metrics: readonly Metric[]): ReactElement {
  const cells = metrics.map((metric, index) =>
    h(
      View,
      {
        key: metric.label,
        style: {
          flexGrow: 1,
          flexBasis: 0,
          padding: '7 9',
          borderLeft: index === 0 ? undefined : `0.75 solid ${palette.line}`,
        },
      },
      h(Text, { style: { fontSize: 8.5, color: palette.t2 } }, metric.label),
      h(Text, { style: { fontSize: 15, lineHeight: 1.3, fontWeight: 600 } }, metric.value),
      changeLine(metric.change),
    ),
  );
  const style = { flexDirection: 'row', border: `0.75 solid ${palette.line}`, borderRadius: 4 } as const;
  return h(View, { style }, ...cells);
}

/** A change with an arrow; a dash if there is none. */
export function changeLine(change: Change | null): ReactElement {
  const { text, direction } = change ?? { text: '–', direction: 'none' };
  const color = { up: palette.positive, down: palette.negative, none: palette.t3 }[direction];
  const shape = { up: 'M0 5L3.5 0L7 5Z', down: 'M0 0L3.5 5L7 0Z', none: '' }[direction];
  return h(
    View,
    { style: { flexDirection: 'row', alignItems: 'center' } },
    shape
      ? h(
          Svg,
          { width: 6, height: 4.3, viewBox: '0 0 7 5', style: { marginRight: 3 } },
          h(Path, { d: shape, fill: color }),
        )
      : null,
    h(Text, { style: { fontSize: 8.5, color } }, text),
  );
}

/** Footer of each page with title, creation date and page number. */
export function pageFooter({
  title,
  kind,
  createdLabel,
  pageOf,
}: Pick<DashboardDocument, 'title' | 'kind' | 'createdLabel' | 'pageOf'>): ReactElement {
  const style = { fontSize: 8, color: palette.t3 };
  return h(
    View,
    {
      fixed: true,
      style: {
        position: 'absolute',
        right: page.margin,
        bottom: 18,
        left: page.margin,
        flexDirection: 'row',
        justifyContent: 'space-between',
        borderTop: `0.75 solid ${palette.line}`,
        paddingTop: 5,
      },
    },
    h(Text, { style }, `${title} · ${kind} · ${createdLabel}`),
    h(Text, {
      style,
      render: ({ pageNumber, totalPages }) =>
        pageOf.replace('{page}', String(pageNumber)).replace('{pages}', String(totalPages ?? '')),
    }),
  );
}
