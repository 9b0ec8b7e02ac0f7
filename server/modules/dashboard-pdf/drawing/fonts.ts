import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { withUniqueFontName } from './unique-font-name.js';

const packages = createRequire(import.meta.url);
const weights = [400, 600];
/** The font comes in parts by alphabet; a letter is looked for in this order. */
const alphabets = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'greek', 'vietnamese'];

/** Names of the parts, as a style asks for them. */
export const fontFamily = alphabets.map((alphabet) => `Source Sans 3 ${alphabet}`);

for (const [index, alphabet] of alphabets.entries()) {
  for (const fontWeight of weights) {
    const name = `@fontsource/source-sans-3/files/source-sans-3-${alphabet}-${fontWeight}-normal.woff`;
    const font = withUniqueFontName(readFileSync(packages.resolve(name)), String(index));
    const src = `data:font/ttf;base64,${font.toString('base64')}`;
    Font.register({ family: `Source Sans 3 ${alphabet}`, src, fontWeight });
  }
}
// Names of domains and keywords are not to be hyphenated.
Font.registerHyphenationCallback((word) => [word]);
