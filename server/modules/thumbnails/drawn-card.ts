import { outlines, widthOf, type TextStyle } from '../../reports/images/drawn-text.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import { thumbnailSize } from './thumbnail.js';

/** Dark enough for white letters; the colours of the letter tiles beside names of domains. */
const tiles = [
  '#4b6b4f',
  '#7a4b2b',
  '#3d6a8a',
  '#8a5a1f',
  '#54457f',
  '#7b3a4a',
  '#3c6b58',
  '#5a5f2a',
  '#36566e',
  '#6d5a3a',
  '#8a4a1f',
  '#566670',
];

const letterStyle: TextStyle = { size: 64, weight: 600 };
const nameStyle: TextStyle = { size: 26, weight: 600 };
const { width, height } = thumbnailSize;

/** A card with the domain's letter and name in its own colour: stands where there is no picture of the site. An SVG of outlines. */
export function drawnCard(domain: string): Buffer {
  const name = shortened(readableDomain(domain));
  const letter = [...name][0]?.toUpperCase() ?? '';
  const tile = 112;
  const tileX = (width - tile) / 2;
  const letterX = (width - widthOf(letter, letterStyle)) / 2;
  const nameX = (width - widthOf(name, nameStyle)) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<rect width="${width}" height="${height}" fill="#f3f6f7"/>` +
      `<rect x="${tileX}" y="58" width="${tile}" height="${tile}" rx="14" fill="${colourOf(name)}"/>` +
      `<g fill="#ffffff">${outlines(letter, letterX, 137, letterStyle)}</g>` +
      `<g fill="#152025">${outlines(name, nameX, 226, nameStyle)}</g></svg>`,
  );
}

function colourOf(name: string): string {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return tiles[sum % tiles.length] ?? '#566670';
}

/** As much of a name as fits the card. */
function shortened(name: string): string {
  const letters = [...name];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, nameStyle) > width - 40) letters.pop();
  return letters.length === [...name].length ? name : `${letters.join('')}…`;
}
