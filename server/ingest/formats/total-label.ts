import type { RawField } from './raw-field.js';

/** Labels that no one searches for: the row is a report line. */
const certainLabels = [
  'grand total',
  'grand totals',
  'overall total',
  'sub total',
  'subtotal',
  'total general',
  'total général',
  'totale complessivo',
  'gesamtergebnis',
  'gesamtsumme',
  'suma całkowita',
  'genel toplam',
  'eindtotaal',
  'общий итог',
  'общее количество',
  'итого',
  'итого по всем',
  '総計',
  '总计',
  '總計',
  '총합계',
] as const;

/** Labels that are also keywords: the values of the row decide. */
const possibleLabels = [
  'total',
  'totals',
  'sum',
  'average',
  'averages',
  'avg',
  'avg.',
  'mean',
  'median',
  'summe',
  'gesamt',
  'insgesamt',
  'durchschnitt',
  'mittelwert',
  'totaux',
  'moyenne',
  'totale',
  'media',
  'promedio',
  'suma',
  'razem',
  'łącznie',
  'średnia',
  'celkem',
  'toplam',
  'ortalama',
  'totaal',
  'gemiddelde',
  'totalt',
  'итог',
  'итоги',
  'всего',
  'сумма',
  'среднее',
  'в среднем',
  'среднее значение',
  'медиана',
  '合計',
  '合计',
  '小計',
  '平均',
  '합계',
  '평균',
] as const;

/** Starts of labels such as `Total: 25 keywords` and `Итого (12)`. Without the punctuation, the words may start a keyword. */
const labelStarts = [
  'total:',
  'total (',
  'totals:',
  'total -',
  'grand total:',
  'grand total (',
  'итого:',
  'итого (',
  'итого -',
  'итого –',
  'всего:',
  'всего (',
] as const;

const certain: ReadonlySet<string> = new Set(certainLabels);
const possible: ReadonlySet<string> = new Set(possibleLabels);

/** Whether a keyword is the label of a total or average, for certain or possibly. */
function findTotalLabel(keyword: string): 'certain' | 'possible' | undefined {
  const label = keyword.trim().toLowerCase().replace(/\s*:$/, '');
  if (certain.has(label) || labelStarts.some((start) => label.startsWith(start))) return 'certain';
  return possible.has(label) ? 'possible' : undefined;
}

/** Fields whose totals reports contain. */
export const totalFields = [
  'ws',
  'wsk',
  'docs',
  'clicks',
  'impressions',
] as const satisfies readonly RawField[];

/** Values of the other rows of a file, in the order of `totalFields`. */
export interface OtherRows {
  /** Number of results and ads. */
  ranked: number;
  fieldTotals: readonly number[];
  means: readonly number[];
}

/** A total is at least the sum of the other rows, because exports may be truncated. */
const sumTolerance = 0.99;
const meanTolerance = 0.02;

/**
 * Whether a row without a page is a total or an average: by its label, or by its values if the label is also a keyword.
 */
export function isTotalRow(
  { keyword, values }: { keyword: string; values: readonly (number | null | undefined)[] },
  others: OtherRows | undefined,
): boolean {
  const label = findTotalLabel(keyword);
  if (label === 'certain') return true;
  if (label === undefined || !others) return false;
  // In a file of positions, only totals have no page.
  if (others.ranked > 0) return true;
  return values.some((value, index) => {
    const [sum = 0, mean = 0] = [others.fieldTotals[index], others.means[index]];
    if (typeof value !== 'number' || sum === 0) return false;
    return value >= sum * sumTolerance || Math.abs(value - mean) <= mean * meanTolerance;
  });
}

const quote = (text: string): string => `'${text}'`;

/** SQL of whether a normalised keyword is such a label. */
export function isTotalLabelSql(keyword: string): string {
  const labels = [...certainLabels, ...possibleLabels].flatMap((label) => [label, `${label}:`, `${label} :`]);
  const starts = labelStarts.map((start) => `startsWith(${keyword}, ${quote(start)})`);
  return `(${keyword} IN (${labels.map(quote).join(', ')}) OR ${starts.join(' OR ')})`;
}
