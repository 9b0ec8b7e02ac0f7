import { colours } from '../contract/colours.js';

/** The style sheet that gives every colour of the look its name: the light scheme, and the dark one over it. */
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
