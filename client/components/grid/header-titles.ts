import { shortHost } from '../../../server/contract/domain-history.js';
import { isHost } from '../../lib/subject.js';
import type { GridColumn } from './grid-column.js';

/** The names of columns as their heads show them: on a telephone domains go without their suffix where that still tells them apart. */
export function headerTitles(columns: readonly GridColumn[], narrow: boolean): string[] {
  const titles = columns.map(({ title }) => title);
  if (!narrow) return titles;
  const short = titles.map((title) => (isHost(title) ? shortHost(title) : title));
  return new Set(short).size === new Set(titles).size ? short : titles;
}

/** Signs by their pixels in a head, of 13 px and 600; others are as wide as most. */
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
const defaultWidth = 7;
const widths = new Map(
  characterWidths.flatMap(([width, characters]) => [...characters].map((character) => [character, width])),
);

/** Pixels that a head's name takes. */
export function titleWidth(title: string): number {
  return [...title].reduce((sum, character) => sum + (widths.get(character) ?? defaultWidth), 0);
}
