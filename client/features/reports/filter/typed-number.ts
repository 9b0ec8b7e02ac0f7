import { parseNumberText } from '../../../../server/contract/filter-language/filter-values.js';
import type { Language } from '../../../../server/contract/language/localised.js';

const spaceGroupedPattern = /^\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?$/;
const commaGroupedPattern = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const ungroupedPattern = /^\d+(?:[.,]\d+)?$/;
const singleCommaGroupPattern = /^\d{1,3},\d{3}$/;

/**
 * Parses a number as people type it: `10,000`, `1 000,5`, `10k` and `1,5 М` become `10000`, `1000.5`, `10000` and `1500000`.
 * A comma before three digits groups thousands, except in Russian if the column has decimals.
 * @param isInteger whether the column has no decimals
 * @returns undefined for other text, so that no input is silently dropped
 */
export function parseTypedNumber(text: string, language: Language, isInteger: boolean): string | undefined {
  const [, sign = '', digits = '', unit = ''] =
    /^([+-]?)\s*(\d[\d.,\s]*?)\s*([a-zа-я]?)$/i.exec(text.trim().replace(/[−–]/g, '-')) ?? [];
  const plain = removeGrouping(digits, language === 'ru' && !isInteger);
  return plain === undefined ? undefined : parseNumberText(sign + plain + unit);
}

function removeGrouping(digits: string, isCommaDecimal: boolean): string | undefined {
  if (spaceGroupedPattern.test(digits)) return digits.replace(/\s/g, '').replace(',', '.');
  const isGrouped =
    commaGroupedPattern.test(digits) && !(isCommaDecimal && singleCommaGroupPattern.test(digits));
  if (isGrouped) return digits.replaceAll(',', '');
  return ungroupedPattern.test(digits) ? digits.replace(',', '.') : undefined;
}
