import { isNumberText } from '../../../../server/contract/filter-language/value-forms.js';
import type { Language } from '../../../../server/contract/localised.js';

/** Decimal places that the units of short forms stand for, in both languages. */
const unitPlaces: Readonly<Record<string, number>> = { k: 3, к: 3, m: 6, м: 6, b: 9, г: 9 };

const groupedByBlanks = /^\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?$/;
const groupedByCommas = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const ungrouped = /^\d+(?:[.,]\d+)?$/;
const oneCommaGroup = /^\d{1,3},\d{3}$/;

/**
 * A number as people write it, in the form that a filter takes: `10,000`, `1 000,5`, `10k` and `1,5 М` are `10000`, `1000.5`,
 * `10000` and `1500000`. Undefined for all else: nothing is left out of what was typed. A comma before three figures groups
 * thousands, except in Russian where the column has fractions, `isWhole` being false.
 */
export function readTypedNumber(text: string, language: Language, isWhole: boolean): string | undefined {
  const [, sign = '', figures = '', unit = ''] =
    /^([+-]?)\s*(\d[\d.,\s]*?)\s*([a-zа-я]?)$/i.exec(text.trim().replace(/[−–]/g, '-')) ?? [];
  const places = unit === '' ? 0 : unitPlaces[unit.toLowerCase()];
  const plain = withoutGroups(figures, language === 'ru' && !isWhole);
  if (plain === undefined || places === undefined) return undefined;
  const read = (sign === '-' ? '-' : '') + withPointMoved(plain, places);
  return isNumberText(read) ? read : undefined;
}

function withoutGroups(figures: string, isCommaDecimal: boolean): string | undefined {
  if (groupedByBlanks.test(figures)) return figures.replace(/\s/g, '').replace(',', '.');
  const isGrouped = groupedByCommas.test(figures) && !(isCommaDecimal && oneCommaGroup.test(figures));
  if (isGrouped) return figures.replaceAll(',', '');
  return ungrouped.test(figures) ? figures.replace(',', '.') : undefined;
}

/** Multiplies by a power of ten in writing, so that no figure is rounded. */
function withPointMoved(plain: string, places: number): string {
  const [whole = '', fraction = ''] = plain.split('.');
  const figures = fraction.padEnd(places, '0');
  const moved = (whole + figures.slice(0, places)).replace(/^0+(?=\d)/, '');
  const rest = figures.slice(places);
  return rest === '' ? moved : `${moved}.${rest}`;
}
