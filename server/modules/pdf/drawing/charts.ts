import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { init, use, type EChartsCoreOption } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import type { ReactElement } from 'react';
import { formatShort } from '../../../contract/formatting/format-number.js';
import type { Language } from '../../../contract/language/localised.js';
import type { Chart, Series } from './document-parts.js';
import { depthColors, palette, seriesColors } from './theme.js';
import { svgElements } from './svg-elements.js';

use([LineChart, BarChart, GridComponent, LabelLayout, SVGRenderer]);

interface Size {
  width: number;
  height: number;
}

const fontSize = 8.5;

/** Monthly line chart with labels at the line ends. */
export function lineChart({ labels, series }: Chart, size: Size, language: Language): ReactElement {
  return renderChart(size, {
    ...buildAxisOptions(labels, language, { right: 92, hasEdgePadding: false }),
    series: series.map((lineSeries) => buildLineOptions(lineSeries, language)),
  });
}

/** Monthly stacked bar chart. */
export function stackChart({ labels, series }: Chart, size: Size, language: Language): ReactElement {
  return renderChart(size, {
    ...buildAxisOptions(labels, language, { right: 4, hasEdgePadding: true }),
    series: series.map(({ name, values, colour }) => ({
      name,
      type: 'bar',
      stack: 'depth',
      barMaxWidth: 40,
      barCategoryGap: '34%',
      data: values,
      itemStyle: { color: depthColors[colour], borderColor: palette.surface, borderWidth: 0.5 },
    })),
  });
}

function buildLineOptions({ name, values, colour, isCompared }: Series, language: Language): object {
  const color = seriesColors[colour] ?? palette.t3;
  const label = name.length > 14 ? `${name.slice(0, 13)}…` : name;
  return {
    name,
    type: 'line',
    data: values,
    showSymbol: values.length === 1,
    symbol: 'circle',
    symbolSize: 4,
    lineStyle: { color, width: isCompared ? 1.2 : 1.6, type: isCompared ? [4, 3] : 'solid' },
    itemStyle: { color },
    areaStyle: colour === 0 ? { color, opacity: 0.08 } : undefined,
    endLabel: {
      show: true,
      distance: 6,
      formatter: `${label} ${formatShort(
        values.findLast((value) => value !== null),
        language,
      )}`,
      color: palette.t1,
      fontSize,
      textBorderWidth: 0,
    },
    labelLayout: { moveOverlap: 'shiftY' },
  };
}

function buildAxisOptions(
  labels: readonly string[],
  language: Language,
  { right, hasEdgePadding }: { right: number; hasEdgePadding: boolean },
): EChartsCoreOption {
  return {
    animation: false,
    grid: { left: 34, right, top: 8, bottom: 18 },
    xAxis: {
      type: 'category',
      data: [...labels],
      boundaryGap: hasEdgePadding || labels.length === 1,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: palette['line-2'], width: 0.75 } },
      axisLabel: { color: palette.t3, fontSize },
    },
    yAxis: {
      type: 'value',
      splitNumber: 4,
      minInterval: 1,
      splitLine: { lineStyle: { color: palette.grid, width: 0.75 } },
      axisLabel: {
        color: palette.t3,
        fontSize,
        formatter: (value: number) => formatShort(value, language),
      },
    },
  };
}

function renderChart({ width, height }: Size, option: EChartsCoreOption): ReactElement {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption(option);
    return svgElements(chart.renderToSVGString(), width, height);
  } finally {
    chart.dispose();
  }
}
