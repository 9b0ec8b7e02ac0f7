import { formatDay } from '../../contract/formatting/format-date.js';
import type { Language } from '../../contract/language/localised.js';
import { wrapText, renderOutlines, getTextWidth, type TextStyle } from './text-outlines.js';

/** A search result as the search engine displayed it. */
export interface SearchResult {
  keyword: string;
  position: number;
  /** Address as `shop.example › catalog › 464638`. */
  address: string;
  title: string;
  snippet: string;
  /** Name of the base and date of the results, `YYYY-MM-DD`. */
  base: string;
  date: string;
}

/** Image width in pixels, doubled for high-density screens. */
const width = 640;
const margin = 20;
const contentWidth = width - 2 * margin;

const colours = {
  line: '#dadce0',
  chip: '#e8eefc',
  positionText: '#1d4ed8',
  quiet: '#5f6368',
  text: '#3c4043',
  title: '#1a3fa8',
};
const styles = {
  number: { size: 14, weight: 600 },
  small: { size: 13, weight: 400 },
  keyword: { size: 14, weight: 600 },
  address: { size: 14, weight: 400 },
  title: { size: 20, weight: 400 },
  snippet: { size: 14, weight: 400 },
} as const satisfies Record<string, TextStyle>;

/** Height of the header with position and keyword, including its rule. */
const headerHeight = 46;

interface ParagraphStyle {
  maxLines: number;
  style: TextStyle;
  colour: string;
  lineHeight: number;
}

/**
 * Renders a result as an SVG of outlines. It does not depend on installed fonts and contains no text that could be
 * interpreted as markup.
 */
export function renderResultCard(result: SearchResult, language: Language): string {
  let y = headerHeight + 28;
  let body = '';
  const addParagraph = (text: string, { maxLines, style, colour, lineHeight }: ParagraphStyle) => {
    for (const line of wrapText(text, contentWidth, maxLines, style)) {
      body += groupWithFill(renderOutlines(line, margin, y, style), colour);
      y += lineHeight;
    }
  };
  addParagraph(result.address, { maxLines: 1, style: styles.address, colour: colours.quiet, lineHeight: 28 });
  addParagraph(result.title === '' ? result.address : result.title, {
    maxLines: 2,
    style: styles.title,
    colour: colours.title,
    lineHeight: 26,
  });
  addParagraph(result.snippet, { maxLines: 4, style: styles.snippet, colour: colours.text, lineHeight: 20 });
  const height = y + 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * width}" height="${2 * height}" viewBox="0 0 ${width} ${height}">` +
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8" fill="#ffffff" stroke="${colours.line}"/>` +
    `<path d="M0.5 ${headerHeight}.5H${width - 0.5}" stroke="${colours.line}"/>${renderHeader(result, language)}${body}</svg>`
  );
}

/** Header with position, keyword, base and date. */
function renderHeader({ keyword, position, base, date }: SearchResult, language: Language): string {
  const positionText = String(position);
  const badgeWidth = Math.max(30, getTextWidth(positionText, styles.number) + 16);
  const caption = [base, formatResultDate(language, date)].filter((text) => text !== '').join(' · ');
  const captionWidth = getTextWidth(caption, styles.small);
  const from = margin + badgeWidth + 12;
  const [visibleKeyword = ''] = wrapText(
    keyword,
    width - margin - captionWidth - 16 - from,
    1,
    styles.keyword,
  );
  const numberX = margin + (badgeWidth - getTextWidth(positionText, styles.number)) / 2;
  return (
    `<rect x="${margin}" y="11" width="${badgeWidth}" height="24" rx="4" fill="${colours.chip}"/>` +
    groupWithFill(renderOutlines(positionText, numberX, 28, styles.number), colours.positionText) +
    groupWithFill(renderOutlines(visibleKeyword, from, 28, styles.keyword), colours.text) +
    groupWithFill(renderOutlines(caption, width - margin - captionWidth, 28, styles.small), colours.quiet)
  );
}

function groupWithFill(paths: string, colour: string): string {
  return `<g fill="${colour}">${paths}</g>`;
}

/** Empty for an unknown date. */
function formatResultDate(language: Language, date: string): string {
  const day = Date.parse(date);
  return Number.isNaN(day) || day === 0 ? '' : formatDay(date, language);
}
