import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ranges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
} as const;

/** CSS font faces of the client build, for server-rendered pages. Empty without a build. */
export function renderFontFaces(buildDir: string): string {
  const assets = path.join(buildDir, 'assets');
  const files = existsSync(assets) ? readdirSync(assets) : [];
  return Object.entries(ranges)
    .flatMap(([script, range]) => {
      const file = files.find(
        (name) => name.startsWith(`source-sans-3-${script}-`) && name.endsWith('.woff2'),
      );
      return file === undefined
        ? []
        : `@font-face { font-family: "Source Sans 3 Variable"; font-weight: 200 900; font-display: swap; src: url("/assets/${file}") format("woff2"); unicode-range: ${range}; }`;
    })
    .join('\n');
}
