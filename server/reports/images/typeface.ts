import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import opentype, { type Font, type Glyph } from 'opentype.js';
import { normaliseToNfc } from '../../contract/formatting/normalise-to-nfc.js';

/** Supported font weights. */
export type Weight = 400 | 600;

/** A character with its font and glyph; both are missing if no font part contains the character. */
export interface Character {
  char: string;
  font?: Font;
  glyph?: Glyph;
  /** SVG path data in font units, from the baseline; empty for a space. */
  outline?: string;
}

/** Font parts by alphabet, tried in this order and loaded on demand. */
const alphabets = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

const packageRequire = createRequire(import.meta.url);
const fontParts = new Map<string, Font>();
const characterCache = new LRUCache<string, Character>({ max: 5_000 });

/**
 * Characters of a text with Latin, Cyrillic or Greek glyphs; CJK, Arabic, Hebrew and emoji have none. Characters are
 * placed one by one, because the library does not support all ligature rules of the font.
 */
export function resolveCharacters(text: string, weight: Weight): Character[] {
  const visibleText = normaliseToNfc(text).replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return Array.from(visibleText, (char) => getCharacter(char, weight));
}

function getCharacter(char: string, weight: Weight): Character {
  const key = `${weight} ${char}`;
  const cached = characterCache.get(key);
  if (cached) return cached;
  const character = findCharacter(char, weight);
  characterCache.set(key, character);
  return character;
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

/** Loads a font part and caches it; all parts take a few hundred kilobytes. */
function loadFontPart(alphabet: string, weight: Weight): Font {
  const name = `@fontsource/source-sans-3/files/source-sans-3-${alphabet}-${weight}-normal.woff`;
  const cached = fontParts.get(name);
  if (cached) return cached;
  const file = readFileSync(packageRequire.resolve(name));
  const font = opentype.parse(new Uint8Array(file).buffer);
  fontParts.set(name, font);
  return font;
}
