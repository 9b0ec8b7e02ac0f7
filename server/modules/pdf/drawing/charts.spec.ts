import { Children, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { lineChart, stackChart } from './charts.js';

/** Numeric texts in a drawing. */
function numbersIn(drawing: ReactElement): string[] {
  const { children } = drawing.props as { children?: ReactElement | readonly ReactElement[] | string };
  if (typeof children === 'string') return /^\d+$/.test(children) ? [children] : [];
  const parts = Children.toArray(children).filter((part) => typeof part === 'object');
  return parts.flatMap((part) => numbersIn(part as ReactElement));
}

it.each([
  ['lines', lineChart],
  ['stacked bars', stackChart],
])('labels the axis of small values with unique whole numbers: %s', (_, draw) => {
  const series = [{ name: 'Ads', values: [0, 1], colour: 0 }];
  const chart = { title: '', subtitle: '', labels: ['Sep', 'Oct'], series };
  expect(numbersIn(draw(chart, { width: 400, height: 140 }, 'en')).sort()).toEqual(['0', '1']);
});
