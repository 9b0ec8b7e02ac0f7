import type { Font, Glyph } from 'opentype.js';
import { resolveCharacters, type Character, type Weight } from './typeface.js';
import { normaliseToNfc } from '../../contract/formatting/normalise-to-nfc.js';

/** Font size in pixels and weight. */
export interface TextStyle {
  size: number;
  weight: Weight;
}

/** Width of a character without a glyph, in em; East Asian characters are wider. */
const placeholderWidthEm = 0.62;
const widePlaceholderWidthEm = 0.92;
const wideCharacters =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

/** Width of a line in pixels. */
export function getTextWidth(text: string, style: TextStyle): number {
  return layoutText(text, style).end;
}

/** SVG paths of a text from a point on its baseline. */
export function renderOutlines(text: string, x: number, y: number, style: TextStyle): string {
  return layoutText(text, style)
    .characters.map(({ character: { outline, font }, offset, width }) => {
      if (outline === undefined) return `<path d="${placeholderBox(x + offset, y, width, style.size)}"/>`;
      const transform = `translate(${(x + offset).toFixed(2)} ${y}) scale(${(style.size / (font?.unitsPerEm ?? 1)).toFixed(5)})`;
      return outline === '' ? '' : `<path transform="${transform}" d="${outline}"/>`;
    })
    .join('');
}

/** Positions the characters of a line with kerning. */
function layoutText(text: string, { size, weight }: TextStyle) {
  let end = 0;
  let previous: Character | undefined;
  const characters = resolveCharacters(text, weight).map((character) => {
    const { font, glyph } = character;
    const scale = size / (font?.unitsPerEm ?? 1);
    if (font && glyph && previous?.glyph && previous.font === font) {
      end += kerning(font, previous.glyph, glyph) * scale;
    }
    const width = glyph ? (glyph.advanceWidth ?? 0) * scale : getPlaceholderWidth(character.char) * size;
    const offset = end;
    end += width;
    previous = character;
    return { character, offset, width };
  });
  return { characters, end };
}

const kerningCache = new WeakMap<Font, Map<number, number>>();

/** Cached per pair, because lookups in the font tables are slow. */
function kerning(font: Font, left: Glyph, right: Glyph): number {
  const pairs = kerningCache.get(font) ?? new Map<number, number>();
  kerningCache.set(font, pairs);
  const pair = left.index * 65_536 + right.index;
  const value = pairs.get(pair) ?? font.getKerningValue(left, right);
  pairs.set(pair, value);
  return value;
}

function getPlaceholderWidth(character: string): number {
  return wideCharacters.test(character) ? widePlaceholderWidthEm : placeholderWidthEm;
}

/** Placeholder for a missing glyph: a frame made of two rectangles. */
function placeholderBox(x: number, y: number, width: number, size: number): string {
  const [left, right] = [x + size * 0.06, x + width - size * 0.06];
  const [top, bottom] = [y - size * 0.7, y + size * 0.06];
  const line = Math.max(1, size * 0.06);
  return (
    `M${left} ${top}H${right}V${bottom}H${left}Z` +
    `M${left + line} ${top + line}V${bottom - line}H${right - line}V${top + line}Z`
  );
}

/** Wraps a text to at most `maxLines` lines; the last one ends in an ellipsis if text remains. */
export function wrapText(text: string, width: number, maxLines: number, style: TextStyle): string[] {
  const lines: string[] = [];
  // No character is narrower than a tenth of an em, so longer text cannot fit.
  const maxCharacters = Math.ceil((10 * maxLines * width) / style.size);
  let remaining = text.replace(/\s+/g, ' ').trim().slice(0, maxCharacters);
  while (remaining !== '' && lines.length < maxLines) {
    const { characters, end } = layoutText(remaining, style);
    if (end <= width) return [...lines, remaining];
    const isLast = lines.length === maxLines - 1;
    const availableWidth = isLast ? width - getTextWidth('…', style) : width;
    const firstOverflow = characters.findIndex(
      ({ offset, width: characterWidth }) => offset + characterWidth > availableWidth,
    );
    const fittingCharacters = characters
      .slice(0, Math.max(1, firstOverflow))
      .map(({ character }) => character.char);
    const line = isLast
      ? `${fittingCharacters.join('').trimEnd()}…`
      : cutAtWordBoundary(fittingCharacters, characters[firstOverflow]?.character.char);
    lines.push(line.trimEnd());
    remaining = normaliseToNfc(remaining).slice(line.length).trimStart();
  }
  return lines;
}

/** The words that fit, or all fitting characters if the first word is too long. */
function cutAtWordBoundary(fittingCharacters: readonly string[], next: string | undefined): string {
  const end = next === ' ' ? fittingCharacters.length : fittingCharacters.lastIndexOf(' ');
  return fittingCharacters.slice(0, end > 0 ? end : fittingCharacters.length).join('');
}
