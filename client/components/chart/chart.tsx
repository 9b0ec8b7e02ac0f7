import ReactEcharts from 'echarts-for-react/esm/core';
import type { ECharts, EChartsCoreOption } from 'echarts/core';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { chartTheme } from './chart-theme.js';
import { useChartTokens } from './chart-tokens.js';
import styles from './chart.module.css';
import { echarts } from './echarts-parts.js';
import { usePrinting } from '../../lib/page/use-printing.js';

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
  const isPrinting = usePrinting();
  const onScreen = useRef({ option, theme });
  if (!isPrinting) onScreen.current = { option, theme };
  return (
    <div role="img" aria-label={label} style={{ minWidth: 0 }}>
      <div className={styles.onScreen}>
        <ReactEcharts
          echarts={echarts}
          {...onScreen.current}
          notMerge
          autoResize={false}
          onChartReady={followContainer}
          style={{ height, width: '100%' }}
          opts={{ renderer: 'svg' }}
        />
      </div>
      {isPrinting && <PrintedChart option={option} theme={theme} height={height} />}
    </div>
  );
}

/** Width in px at which charts are drawn before they are scaled to the paper. */
const printedWidth = 680;

/** Second drawing of the chart. Scripts do not know the width of the paper, so the browser scales the drawing. */
function PrintedChart({ option, theme, height }: Omit<ChartProps, 'label'> & { theme: object }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const size = { width: printedWidth, height };
    const chart = echarts.init(container.current, theme, { renderer: 'svg', ...size });
    chart.setOption(option);
    // Draws before the browser prints, not in the next frame.
    chart.getZr().flush();
    const drawing = container.current?.querySelector('svg');
    drawing?.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
    return () => chart.dispose();
  }, [option, theme, height]);
  return <div ref={container} className={styles.printed} />;
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
