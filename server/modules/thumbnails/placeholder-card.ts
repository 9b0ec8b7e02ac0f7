import { colours } from '../../contract/colours.js';
import { createSiteTile } from '../../contract/site-tile.js';
import { renderOutlines, getTextWidth, type TextStyle } from '../../reports/images/text-outlines.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import { thumbnailSize } from './thumbnail.js';

const initialStyle: TextStyle = { size: 64, weight: 600 };
const nameStyle: TextStyle = { size: 26, weight: 600 };
const { width, height } = thumbnailSize;

/** SVG card with the domain's initial and name, used without a screenshot. Text is drawn as outlines. */
export function placeholderCard(domain: string): Buffer {
  const name = truncate(readableDomain(domain));
  const { letter: initial, colour } = createSiteTile(name);
  const tileSize = 112;
  const tileX = (width - tileSize) / 2;
  const initialX = (width - getTextWidth(initial, initialStyle)) / 2;
  const nameX = (width - getTextWidth(name, nameStyle)) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<rect width="${width}" height="${height}" fill="${colours.light.sunken}"/>` +
      `<rect x="${tileX}" y="58" width="${tileSize}" height="${tileSize}" rx="14" fill="${colour}"/>` +
      `<g fill="${colours.light.surface}">${renderOutlines(initial, initialX, 137, initialStyle)}</g>` +
      `<g fill="${colours.light.t1}">${renderOutlines(name, nameX, 226, nameStyle)}</g></svg>`,
  );
}

/** Truncates a name to the width of the card. */
function truncate(name: string): string {
  const characters = [...name];
  while (characters.length > 1 && getTextWidth(`${characters.join('')}…`, nameStyle) > width - 40) {
    characters.pop();
  }
  return characters.length === [...name].length ? name : `${characters.join('')}…`;
}
