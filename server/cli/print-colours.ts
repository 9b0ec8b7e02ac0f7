import { colours } from '../contract/colours.js';

/** Generates the style sheet with the colour variables of the light and dark schemes. */
export function coloursText(): string {
  return [
    '/* Emitted by `npm run gen:schema`. Change server/contract/colours.ts, not this file. */',
    ...ruleOf(':root', colours.light),
    '',
    ...ruleOf(":root[data-mantine-color-scheme='dark']", colours.dark),
    '',
  ].join('\n');
}

function ruleOf(selector: string, values: Readonly<Record<string, string>>): string[] {
  return [`${selector} {`, ...Object.entries(values).map(([name, value]) => `  --${name}: ${value};`), '}'];
}
