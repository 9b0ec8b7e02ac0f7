import ReactEcharts from 'echarts-for-react/esm/core';
import type { EChartsCoreOption } from 'echarts/core';
import { useMemo } from 'react';
import { chartTheme } from './chart-theme.js';
import { useChartTokens } from './chart-tokens.js';
import { echarts } from './echarts-parts.js';

interface ChartProps {
  /** What echarts draws; its theme comes from the look. */
  option: EChartsCoreOption;
  /** In px. */
  height: number;
  /** What the chart shows, in words, with its main figures. */
  label: string;
}

/** A chart in the look of the page; it follows its box and the scheme. Imported by pages that show charts, which are chunks of their own. */
export function Chart({ option, height, label }: ChartProps) {
  const tokens = useChartTokens();
  const theme = useMemo(() => chartTheme(tokens), [tokens]);
  return (
    <div role="img" aria-label={label} style={{ minWidth: 0 }}>
      <ReactEcharts
        echarts={echarts}
        option={option}
        theme={theme}
        notMerge
        style={{ height, width: '100%' }}
        opts={{ renderer: 'svg' }}
      />
    </div>
  );
}
