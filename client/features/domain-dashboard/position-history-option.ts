import type { EChartsCoreOption } from 'echarts/core';
import { formatDepth, depths, splitByImportedDepth } from '../../../server/contract/reports/depth.js';
import { formatAxisLabels } from '../../../server/contract/reports/history-axis.js';
import type { ChartTokens } from '../../components/chart/chart-tokens.js';
import { tooltipContent } from '../../components/chart/chart-tooltip.js';
import type { Formats } from '../../i18n/use-format.js';
import type { HistoryPoint } from './dashboard-types.js';
import { monthTitle } from './month-labels.js';

interface PositionHistoryChartInput {
  points: readonly HistoryPoint[];
  /** The last imported position, if the results are incomplete. */
  positionsDepth?: number | null;
  tokens: ChartTokens;
  format: Formats;
  /** Name of the first range. */
  topName: string;
}

interface HoveredPoint {
  dataIndex: number;
}

/** Stacked bars with the best positions at the bottom. */
export function positionHistoryOption({
  points,
  positionsDepth,
  tokens,
  format,
  topName,
}: PositionHistoryChartInput): EChartsCoreOption {
  const names = depths.map((depth) => formatDepth(depth, topName));
  const shares = points.map((point) => splitByImportedDepth(point, positionsDepth));
  return {
    grid: { left: 40, right: 4, top: 14, bottom: 24 },
    xAxis: {
      type: 'category',
      data: formatAxisLabels(
        points.map(({ date }) => date),
        format.language,
      ),
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      axisLabel: { formatter: (value: number) => format.short(value) },
    },
    tooltip: {
      trigger: 'axis',
      formatter: (hovered: HoveredPoint[]) => {
        const index = hovered[0]?.dataIndex ?? 0;
        const lines = names.map((name, bucket) => ({
          name,
          color: tokens.depth[bucket] ?? '',
          value: format.integer(shares[index]?.[bucket]),
        }));
        return tooltipContent(monthTitle(points[index], format), lines.reverse());
      },
    },
    series: names.map((name, bucket) => ({
      name,
      type: 'bar',
      stack: 'depth',
      barMaxWidth: 64,
      data: shares.map((share) => share[bucket]),
      // A border in the surface colour separates the parts of a stack.
      itemStyle: { color: tokens.depth[bucket], borderColor: tokens.surface, borderWidth: 0.5 },
    })),
  };
}
