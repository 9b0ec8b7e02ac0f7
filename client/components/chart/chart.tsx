import ReactEcharts from 'echarts-for-react/esm/core';
import type { EChartsCoreOption } from 'echarts/core';
import { useMemo } from 'react';
import { chartTheme } from './chart-theme.js';
import { useChartTokens } from './chart-tokens.js';
import { echarts } from './echarts-parts.js';

interface ChartProps {
  /** Chart options without the theme. */
  option: EChartsCoreOption;
  height: number;
  /** Text alternative with the main values. */
  label: string;
}

/**
 * An echarts chart in the app theme. It follows its container's size and the colour scheme. Import it from lazy
 * chunks only.
 */
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
