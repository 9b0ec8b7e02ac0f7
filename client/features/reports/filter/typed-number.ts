import { readNumberText } from '../../../../server/contract/filter-language/filter-values.js';
import type { Language } from '../../../../server/contract/localised.js';

const groupedByBlanks = /^\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?$/;
const groupedByCommas = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const ungrouped = /^\d+(?:[.,]\d+)?$/;
const singleCommaGroup = /^\d{1,3},\d{3}$/;

/**
 * A number as people write it, in the form that a filter takes: `10,000`, `1 000,5`, `10k` and `1,5 М` are `10000`, `1000.5`,
 * `10000` and `1500000`. Undefined for all else: nothing is left out of what was typed. A comma before three figures groups
 * thousands, except in Russian where the column has fractions, `isFullyVisible` being false; what is grouped or has a comma is the
 * panel's alone, as it reads differently by language, all else the language of filters reads itself.
 */
export function readTypedNumber(text: string, language: Language, isInteger: boolean): string | undefined {
  const [, sign = '', digits = '', unit = ''] =
    /^([+-]?)\s*(\d[\d.,\s]*?)\s*([a-zа-я]?)$/i.exec(text.trim().replace(/[−–]/g, '-')) ?? [];
  const plain = withoutGroups(digits, language === 'ru' && !isInteger);
  return plain === undefined ? undefined : readNumberText(sign + plain + unit);
}

function withoutGroups(digits: string, isCommaDecimal: boolean): string | undefined {
  if (groupedByBlanks.test(digits)) return digits.replace(/\s/g, '').replace(',', '.');
  const isGrouped = groupedByCommas.test(digits) && !(isCommaDecimal && singleCommaGroup.test(digits));
  if (isGrouped) return digits.replaceAll(',', '');
  return ungrouped.test(digits) ? digits.replace(',', '.') : undefined;
}
