import ReactEcharts from 'echarts-for-react/esm/core';
import type { ECharts, EChartsCoreOption } from 'echarts/core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
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
  const followContainer = useFollowContainer();
  return (
    <div role="img" aria-label={label} style={{ minWidth: 0 }}>
      <ReactEcharts
        echarts={echarts}
        option={option}
        theme={theme}
        notMerge
        autoResize={false}
        onChartReady={followContainer}
        style={{ height, width: '100%' }}
        opts={{ renderer: 'svg' }}
      />
    </div>
  );
}

/**
 * Returns a function that resizes a chart with its container until the next chart or the end of the component. The
 * `autoResize` of `echarts-for-react` ignores the first change, so a chart created during a resize would overflow.
 */
function useFollowContainer(): (chart: ECharts) => void {
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);
  return useCallback((chart) => {
    observer.current?.disconnect();
    const container = chart.getDom();
    observer.current = new ResizeObserver(() => {
      // An unchanged size would end the initial animation.
      if (chart.isDisposed() || container.clientWidth === chart.getWidth()) return;
      chart.resize({ width: 'auto', height: 'auto' });
    });
    observer.current.observe(container);
  }, []);
}
