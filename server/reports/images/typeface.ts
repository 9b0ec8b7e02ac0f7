import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import opentype, { type Font, type Glyph } from 'opentype.js';

/** How heavy letters are drawn. */
export type Weight = 400 | 600;

/** A letter as one part of the font draws it; a sign that no part has comes without. */
export interface Character {
  char: string;
  font?: Font;
  glyph?: Glyph;
  /** Data of its SVG path, in the font's own units, from the base line; empty for a blank. */
  outline?: string;
}

/** The font comes in parts by alphabet: those that a text asks for are read, in this order. */
const alphabets = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

const packages = createRequire(import.meta.url);
const fontParts = new Map<string, Font>();
const characterCache = new LRUCache<string, Character>({ max: 5_000 });

/**
 * The letters of a text. Latin, Cyrillic and Greek alphabets are there; Chinese, Japanese, Korean, Arabic, Hebrew and emoji
 * are not. Letters are set one by one: the library does not know all rules by which this font joins them.
 */
export function charactersOf(text: string, weight: Weight): Character[] {
  const plain = text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return Array.from(plain, (char) => characterFor(char, weight));
}

function characterFor(char: string, weight: Weight): Character {
  const key = `${weight} ${char}`;
  const cached = characterCache.get(key);
  if (cached) return cached;
  const found = findCharacter(char, weight);
  characterCache.set(key, found);
  return found;
}

function findCharacter(char: string, weight: Weight): Character {
  for (const alphabet of alphabets) {
    const font = loadFontPart(alphabet, weight);
    if (font.charToGlyphIndex(char) === 0) continue;
    const glyph = font.charToGlyph(char);
    return { char, font, glyph, outline: glyph.getPath(0, 0, font.unitsPerEm).toPathData(0) };
  }
  return { char };
}

/** Read when it is first needed, and kept: all of them are some hundred kilobytes. */
function loadFontPart(alphabet: string, weight: Weight): Font {
  const name = `@fontsource/source-sans-3/files/source-sans-3-${alphabet}-${weight}-normal.woff`;
  const cached = fontParts.get(name);
  if (cached) return cached;
  const file = readFileSync(packages.resolve(name));
  const font = opentype.parse(new Uint8Array(file).buffer);
  fontParts.set(name, font);
  return font;
}
