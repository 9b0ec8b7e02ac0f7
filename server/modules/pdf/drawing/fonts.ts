import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { withUniqueFontName } from './unique-font-name.js';

const packages = createRequire(import.meta.url);
const weights = [400, 600];
/** The font is split by alphabet; glyphs are looked up in this order. */
const alphabets = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'greek', 'vietnamese'];

/** Font families of the subsets, in lookup order. */
export const fontFamily = alphabets.map((alphabet) => `Source Sans 3 ${alphabet}`);

for (const [index, alphabet] of alphabets.entries()) {
  for (const fontWeight of weights) {
    const name = `@fontsource/source-sans-3/files/source-sans-3-${alphabet}-${fontWeight}-normal.woff`;
    const font = withUniqueFontName(readFileSync(packages.resolve(name)), String(index));
    const src = `data:font/ttf;base64,${font.toString('base64')}`;
    Font.register({ family: `Source Sans 3 ${alphabet}`, src, fontWeight });
  }
}
// Do not hyphenate domain names and keywords.
Font.registerHyphenationCallback((word) => [word]);
