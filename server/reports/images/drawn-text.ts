import type { Font, Glyph } from 'opentype.js';
import { lettersOf, type Letter, type Weight } from './typeface.js';

/** How a text is set; sizes in pixels. */
export interface TextStyle {
  size: number;
  weight: Weight;
}

/** Width of a sign that no font has, in sizes of the text; signs of East Asia are wider. */
const boxWidth = 0.62;
const wideBoxWidth = 0.92;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

/** Width of a text in one line, in pixels. */
export function widthOf(text: string, style: TextStyle): number {
  return placed(text, style).end;
}

/** A text as outlines, from a point on its base line: SVG paths without a colour of their own. */
export function outlines(text: string, x: number, y: number, style: TextStyle): string {
  return placed(text, style)
    .letters.map(({ letter: { outline, font }, at, width }) => {
      if (outline === undefined) return `<path d="${box(x + at, y, width, style.size)}"/>`;
      const place = `translate(${(x + at).toFixed(2)} ${y}) scale(${(style.size / (font?.unitsPerEm ?? 1)).toFixed(5)})`;
      return outline === '' ? '' : `<path transform="${place}" d="${outline}"/>`;
    })
    .join('');
}

/** The letters of a line with their places, closer together where the font asks for it. */
function placed(text: string, { size, weight }: TextStyle) {
  let end = 0;
  let before: Letter | undefined;
  const letters = lettersOf(text, weight).map((letter) => {
    const { font, glyph } = letter;
    const scale = size / (font?.unitsPerEm ?? 1);
    if (font && glyph && before?.glyph && before.font === font) {
      end += kerning(font, before.glyph, glyph) * scale;
    }
    const width = glyph ? (glyph.advanceWidth ?? 0) * scale : boxWidthOf(letter.sign) * size;
    const at = end;
    end += width;
    before = letter;
    return { letter, at, width };
  });
  return { letters, end };
}

const kernings = new WeakMap<Font, Map<number, number>>();

/** Looked up once for each pair: the font's own tables are long. */
function kerning(font: Font, left: Glyph, right: Glyph): number {
  const known = kernings.get(font) ?? new Map<number, number>();
  kernings.set(font, known);
  const pair = left.index * 65_536 + right.index;
  const value = known.get(pair) ?? font.getKerningValue(left, right);
  known.set(pair, value);
  return value;
}

function boxWidthOf(sign: string): number {
  return wide.test(sign) ? wideBoxWidth : boxWidth;
}

/** The plain box that stands for a sign without a letter: a frame, drawn as one rectangle within another. */
function box(x: number, y: number, width: number, size: number): string {
  const [left, right] = [x + size * 0.06, x + width - size * 0.06];
  const [top, bottom] = [y - size * 0.7, y + size * 0.06];
  const line = Math.max(1, size * 0.06);
  return (
    `M${left} ${top}H${right}V${bottom}H${left}Z` +
    `M${left + line} ${top + line}V${bottom - line}H${right - line}V${top + line}Z`
  );
}

/** Breaks a text into at most so many lines of a width; the last one ends in an ellipsis where more would follow. */
export function linesOf(text: string, width: number, maxLines: number, style: TextStyle): string[] {
  const lines: string[] = [];
  // No sign is narrower than a tenth of its height: what follows cannot stand in these lines.
  const longest = Math.ceil((10 * maxLines * width) / style.size);
  let rest = text.replace(/\s+/g, ' ').trim().slice(0, longest);
  while (rest !== '' && lines.length < maxLines) {
    const { letters, end } = placed(rest, style);
    if (end <= width) return [...lines, rest];
    const isLast = lines.length === maxLines - 1;
    const room = isLast ? width - widthOf('…', style) : width;
    const fitting = letters.findIndex(({ at, width: own }) => at + own > room);
    const signs = letters.slice(0, Math.max(1, fitting)).map(({ letter }) => letter.sign);
    const line = isLast ? `${signs.join('').trimEnd()}…` : wholeWords(signs, letters[fitting]?.letter.sign);
    lines.push(line.trimEnd());
    rest = rest.normalize('NFC').slice(line.length).trimStart();
  }
  return lines;
}

/** The words that end before the line does, or all signs where the first word is longer than the line. */
function wholeWords(signs: readonly string[], next: string | undefined): string {
  const end = next === ' ' ? signs.length : signs.lastIndexOf(' ');
  return signs.slice(0, end > 0 ? end : signs.length).join('');
}
