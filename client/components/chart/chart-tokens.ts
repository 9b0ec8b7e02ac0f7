import { depths } from '../../../server/contract/depth.js';
import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';

/** Colours of the look as values, since charts cannot read CSS variables. */
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
  /** The nine series colours, in their order. */
  series: string[];
  /** Fills of the depth scale, in the order of `depths`. */
  depth: string[];
}

/** The colours of the scheme that is on; new ones when it changes. */
export function useChartTokens(): ChartTokens {
  const scheme = useComputedColorScheme('light');
  return useMemo(() => readTokens(scheme), [scheme]);
}

function readTokens(scheme: 'light' | 'dark'): ChartTokens {
  const root = document.documentElement;
  const currentScheme = root.getAttribute('data-mantine-color-scheme');
  // The kit may write the attribute after this render: the values must be those of the scheme that comes.
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
