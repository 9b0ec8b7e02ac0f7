import { colours } from '../contract/colours.js';

/** Generates the style sheet with the colour variables of the light and dark schemes. */
export function printColours(): string {
  return [
    '/* Emitted by `npm run gen:schema`. Change server/contract/colours.ts, not this file. */',
    ...formatRule(':root', colours.light),
    '',
    ...formatRule(":root[data-mantine-color-scheme='dark']", colours.dark),
    '',
  ].join('\n');
}

function formatRule(selector: string, values: Readonly<Record<string, string>>): string[] {
  return [`${selector} {`, ...Object.entries(values).map(([name, value]) => `  --${name}: ${value};`), '}'];
}
