import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import opentype, { type Font, type Glyph } from 'opentype.js';

/** How heavy letters are drawn. */
export type Weight = 400 | 600;

/** A letter as one part of the font draws it; a sign that no part has comes without. */
export interface Letter {
  sign: string;
  font?: Font;
  glyph?: Glyph;
  /** Data of its SVG path, in the font's own units, from the base line; empty for a blank. */
  outline?: string;
}

/** The font comes in parts by alphabet: those that a text asks for are read, in this order. */
const alphabets = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

const packages = createRequire(import.meta.url);
const parts = new Map<string, Font>();
const letters = new LRUCache<string, Letter>({ max: 5_000 });

/**
 * The letters of a text. Latin, Cyrillic and Greek alphabets are there; Chinese, Japanese, Korean, Arabic, Hebrew and emoji
 * are not. Letters are set one by one: the library does not know all rules by which this font joins them.
 */
export function lettersOf(text: string, weight: Weight): Letter[] {
  const plain = text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return Array.from(plain, (sign) => letterOf(sign, weight));
}

function letterOf(sign: string, weight: Weight): Letter {
  const key = `${weight} ${sign}`;
  const known = letters.get(key);
  if (known) return known;
  const found = findLetter(sign, weight);
  letters.set(key, found);
  return found;
}

function findLetter(sign: string, weight: Weight): Letter {
  for (const alphabet of alphabets) {
    const font = part(alphabet, weight);
    if (font.charToGlyphIndex(sign) === 0) continue;
    const glyph = font.charToGlyph(sign);
    return { sign, font, glyph, outline: glyph.getPath(0, 0, font.unitsPerEm).toPathData(0) };
  }
  return { sign };
}

/** Read when it is first needed, and kept: all of them are some hundred kilobytes. */
function part(alphabet: string, weight: Weight): Font {
  const name = `@fontsource/source-sans-3/files/source-sans-3-${alphabet}-${weight}-normal.woff`;
  const known = parts.get(name);
  if (known) return known;
  const file = readFileSync(packages.resolve(name));
  const font = opentype.parse(new Uint8Array(file).buffer);
  parts.set(name, font);
  return font;
}
