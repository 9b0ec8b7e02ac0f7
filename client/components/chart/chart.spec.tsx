import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { Chart } from './chart.js';

let containerWidthPx: number;

beforeEach(async () => {
  await startPage([]);
  containerWidthPx = 1200;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => containerWidthPx);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly notify: () => void) {}
      /** Browsers report the first size too. */
      observe = () => {
        containerWidthPx = 400;
        queueMicrotask(this.notify);
      };
      unobserve() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a chart whose container shrinks while the chart is created follows the new width', async () => {
  const option = {
    xAxis: { type: 'category', data: ['a'] },
    yAxis: {},
    series: [{ type: 'bar', data: [1] }],
  };
  const { container } = render(
    <InPage address="/">
      <Chart option={option} height={200} label="Bars" />
    </InPage>,
  );
  await waitFor(() => expect(container.querySelector('svg')?.getAttribute('width')).toBe('400'));
});
