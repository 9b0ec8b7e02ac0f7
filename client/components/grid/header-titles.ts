import { shortenHost } from '../../../server/contract/reports/domain-history.js';
import { isHost } from '../../lib/text/subject.js';
import type { GridColumn } from './grid-column.js';

/** Header titles. On phones domains lose their suffix if they stay unambiguous. */
export function headerTitles(columns: readonly GridColumn[], narrow: boolean): string[] {
  const titles = columns.map(({ title }) => title);
  if (!narrow) return titles;
  const shortTitles = titles.map((title) => (isHost(title) ? shortenHost(title) : title));
  return new Set(shortTitles).size === new Set(titles).size ? shortTitles : titles;
}

/** Character widths in px for the header font (13 px, weight 600); others have the default width. */
const characterWidths: readonly (readonly [number, string])[] = [
  [3, 'ij '],
  [4, 'flI.,-’/'],
  [5, 'rtг'],
  [6, 'csvxyzJзстухэ'],
  [8, 'BDGKPR&мцъБВКЛРЧЯ'],
  [9, 'HNOQU₽жыДИНОПЦ'],
  [10, 'wMWфшщюМФ'],
  [11, 'm%Ж'],
  [12, 'ШЩЮ'],
];
const defaultWidthPx = 7;
const widths = new Map(
  characterWidths.flatMap(([width, characters]) => [...characters].map((character) => [character, width])),
);

/** Width of a header title in px. */
export function titleWidth(title: string): number {
  return [...title].reduce((sum, character) => sum + (widths.get(character) ?? defaultWidthPx), 0);
}

/** Width in px of a header title in at most two lines. */
export function twoLineTitleWidth(title: string): number {
  const words = title.split(' ');
  const splits = words.map((_word, index) =>
    Math.max(titleWidth(words.slice(0, index).join(' ')), titleWidth(words.slice(index).join(' '))),
  );
  return Math.min(...splits);
}
