import { depths } from '../../../server/contract/reports/depth.js';
import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import { usePrinting } from '../../lib/page/use-printing.js';

/** Theme values for charts, which cannot read CSS variables. */
export interface ChartTokens {
  font: string;
  surface: string;
  raised: string;
  line2: string;
  grid: string;
  control: string;
  t1: string;
  t2: string;
  t3: string;
  series: string[];
  /** Fills of the position depth scale, in the order of `depths`. */
  depth: string[];
}

/** Theme values of the active colour scheme. Printed charts are light. */
export function useChartTokens(): ChartTokens {
  const screenScheme = useComputedColorScheme('light');
  const scheme = usePrinting() ? 'light' : screenScheme;
  return useMemo(() => readTokens(scheme), [scheme]);
}

function readTokens(scheme: 'light' | 'dark'): ChartTokens {
  const root = document.documentElement;
  const currentScheme = root.getAttribute('data-mantine-color-scheme');
  // Mantine sets the attribute after this render, which would be too late to read the new values.
  if (currentScheme !== scheme) root.setAttribute('data-mantine-color-scheme', scheme);
  const styles = getComputedStyle(root);
  const value = (name: string) => styles.getPropertyValue(name).trim();
  return {
    font: value('--font'),
    surface: value('--surface'),
    raised: value('--raised'),
    line2: value('--line-2'),
    grid: value('--grid'),
    control: value('--control'),
    t1: value('--t1'),
    t2: value('--t2'),
    t3: value('--t3'),
    series: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => value(`--series-${index}`)),
    depth: depths.map(({ last }) => value(`--depth-${last}-chart`)),
  };
}
