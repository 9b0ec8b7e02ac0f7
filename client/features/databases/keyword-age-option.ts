import type { EChartsCoreOption } from 'echarts/core';
import { formatAxisLabels } from '../../../server/contract/reports/history-axis.js';
import type { ChartTokens } from '../../components/chart/chart-tokens.js';
import { tooltipContent } from '../../components/chart/chart-tooltip.js';
import type { Formats } from '../../i18n/use-format.js';

/** Keywords of a database by the month of their newest results, `2026-10`. */
export interface DatabaseAge {
  name: string;
  keywordMonths: readonly { month: string; keywords: number }[];
}

/** All months from the first to the last one with keywords, so that gaps are visible. */
export function monthsBetween(databases: readonly Pick<DatabaseAge, 'keywordMonths'>[]): string[] {
  const used = databases.flatMap(({ keywordMonths }) => keywordMonths.map(({ month }) => month)).sort();
  const last = used.at(-1);
  const months: string[] = [];
  for (
    let month = used[0];
    month !== undefined && last !== undefined && month <= last;
    month = nextMonth(month)
  ) {
    months.push(month);
  }
  return months;
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** Stacked bars: keywords by the month of their newest results, one series a database. */
export function keywordAgeOption(
  databases: readonly DatabaseAge[],
  { tokens, format }: { tokens: ChartTokens; format: Formats },
): EChartsCoreOption {
  const months = monthsBetween(databases);
  const series = databases.map(({ name, keywordMonths }, index) => {
    const counts = new Map(keywordMonths.map(({ month, keywords }) => [month, keywords]));
    return {
      name,
      color: tokens.series[index % tokens.series.length] ?? '',
      values: months.map((month) => counts.get(month) ?? 0),
    };
  });
  return {
    grid: { left: 48, right: 8, top: 14, bottom: 24 },
    xAxis: {
      type: 'category',
      data: formatAxisLabels(
        months.map((month) => `${month}-01`),
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
      formatter: ([hovered]: { dataIndex: number }[]) => {
        const index = hovered?.dataIndex ?? 0;
        const lines = series
          .filter(({ values }) => (values[index] ?? 0) > 0)
          .map(({ name, color, values }) => ({ name, color, value: format.integer(values[index]) }));
        return tooltipContent(format.month(`${months[index] ?? ''}-01`), lines);
      },
    },
    series: series.map(({ name, color, values }) => ({
      name,
      type: 'bar',
      stack: 'keywords',
      barMaxWidth: 48,
      data: values,
      // A border in the surface colour separates the parts of a stack.
      itemStyle: { color, borderColor: tokens.surface, borderWidth: 0.5 },
    })),
  };
}
