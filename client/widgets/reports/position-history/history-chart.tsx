import { LineChart } from 'echarts/charts';
import { GridComponent, MarkAreaComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartTokens } from '../../../components/chart/chart-tokens.js';
import { useFormat } from '../../../i18n/use-format.js';
import { historyOptions } from './history-options.js';
import type { HistoryPoint } from './history-span.js';
import styles from './position-history.module.css';

echarts.use([
  LineChart,
  GridComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
  CanvasRenderer,
]);

/**
 * Position chart with an equivalent table for screen readers. Without points it keeps its axes and shows a message.
 */
export function HistoryChart({ points, loading }: { points: readonly HistoryPoint[]; loading: boolean }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const tokens = useChartTokens();
  const container = useRef<HTMLDivElement>(null);
  const options = useMemo(
    () =>
      historyOptions(points, {
        line: tokens.series[0] ?? tokens.t1,
        surface: tokens.raised,
        raisedSurface: tokens.raised,
        grid: tokens.grid,
        axis: tokens.line2,
        border: tokens.line2,
        crosshair: tokens.control,
        text: tokens.t3,
        strongText: tokens.t1,
        font: tokens.font,
        monthShort: ({ y, m }) => format.monthShort(y, m),
        monthLong: ({ y, m }) => format.monthLong(y, m),
        unrankedLabel: t('history.outside'),
      }),
    [points, format, t, tokens],
  );

  useEffect(() => {
    if (!container.current) return undefined;
    const chart = echarts.init(container.current);
    chart.setOption(options);
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(container.current);
    return () => {
      observer.disconnect();
      chart.dispose();
    };
  }, [options]);

  const empty = !loading && points.every(({ pos }) => pos === null);
  return (
    <figure className={styles.figure} aria-busy={loading}>
      <div ref={container} className={styles.chart} aria-hidden="true" />
      {empty && <p className={styles.none}>{t('history.none')}</p>}
      <div className="for-ears">
        <table>
          <caption>{t('history.chart')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('history.month')}</th>
              <th scope="col">{t('history.position')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={`${point.y}-${point.m}`}>
                <th scope="row">{format.monthLong(point.y, point.m)}</th>
                <td>{point.pos ?? t('history.outside')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
