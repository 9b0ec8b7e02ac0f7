/** Colours of the light theme: paper has no dark one. */
export const colours = {
  line: '#e1e6e8',
  grid: '#e9edef',
  text: '#152025',
  label: '#49565d',
  quiet: '#626e74',
  accent: '#006886',
  positive: '#12773d',
  negative: '#c12e2b',
  series: ['#0a7493', '#ef671a', '#4b2aa8', '#00a87a', '#660014', '#5e4f0c', '#072362', '#9878da', '#ab405c'],
  /** Keywords at 1, 2–3, 4–5, 6–10, 11–50. */
  depth: ['#005169', '#0b7d9f', '#57b7db', '#a5dbf1', '#d5dee2'],
} as const;

/** Cell of a position: its fill and the colour of its number. */
export function positionColours(position: number): { fill: string; text: string } {
  if (position === 1) return { fill: '#005169', text: '#ffffff' };
  if (position <= 3) return { fill: '#0b7d9f', text: '#ffffff' };
  if (position <= 5) return { fill: '#8cd1ee', text: '#073a4b' };
  if (position <= 10) return { fill: '#d3edf8', text: '#005169' };
  return { fill: '#ffffff', text: colours.text };
}

/** Measures of a page, in points. */
export const page = { width: 595.28, margin: 36, foot: 30 } as const;
export const innerWidth = page.width - 2 * page.margin;
/** Between two cards. */
export const gap = 12;
