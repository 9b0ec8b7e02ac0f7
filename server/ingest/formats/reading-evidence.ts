import {
  splitMarkets,
  type DateOrder,
  type DecimalMark,
  type ReadingOptions,
  type ReadingSetting,
} from '../../contract/file-reading.js';
import type { ImportRecord } from './import-format.js';
import { marketOf } from './market.js';
import { countFields, decimalFields, type RawField } from './raw-field.js';
import type { ReadingDecision } from '../reading-decision.js';
import { parseWrittenNumber } from './written-number.js';

/** A numeric date that does not start with the year, such as `05/09/2026` or `5.9.26`. */
const numericDate =
  /^\s*(?<first>\d{1,2})(?<separator>[./-])(?<second>\d{1,2})\k<separator>(?:\d{4}|\d{2})(?!\d)/;

const dateFields: ReadonlySet<string> = new Set<RawField>(['date', 'day']);

const fractionFields: ReadonlySet<string> = new Set<RawField>(
  decimalFields.filter((field) => !countFields.includes(field)),
);

const maxExamples = 3;
const maxMarkets = 5;

/** Values that allow several readings, and those that prove one of them. */
class Evidence<Value extends string> {
  private readonly examples = new Map<Value | 'ambiguous' | 'convention', string[]>();

  add(kind: Value | 'ambiguous' | 'convention', example: string): void {
    const examples = this.examples.get(kind) ?? [];
    if (examples.length === 0) this.examples.set(kind, examples);
    if (examples.length < maxExamples && !examples.includes(example)) examples.push(example);
  }

  /** Whether a value allows several readings. */
  get isAmbiguous(): boolean {
    return this.examples.has('ambiguous');
  }

  /** Whether values prove exactly one reading. */
  proves(values: readonly Value[]): Value | undefined {
    const proven = values.filter((value) => this.examples.has(value));
    return proven.length === 1 ? proven[0] : undefined;
  }

  examplesOf(kinds: readonly (Value | 'ambiguous' | 'convention')[]): string[] {
    return kinds.flatMap((kind) =>
      (this.examples.get(kind) ?? []).slice(0, kinds.length > 1 ? 1 : maxExamples),
    );
  }

  has(kind: Value | 'ambiguous' | 'convention'): boolean {
    return this.examples.has(kind);
  }
}

/** Scale of a column with the competition whose numbers are no levels. */
export type CompetitionScale = 'share' | 'percentage';

/** The open question about the market of a file. */
export function describeMarkets(markets: readonly string[]): ReadingDecision {
  return { setting: 'market', examples: markets, candidates: [...markets, splitMarkets] };
}

/** Collects the values of a file that decide the order of its dates and its decimal separator. */
export class ReadingEvidence {
  private readonly dates = new Evidence<DateOrder>();
  private readonly numbers = new Evidence<DecimalMark>();
  /** Separators that group the digits of whole numbers, by the decimal separator that they leave. */
  private readonly grouped = new Evidence<DecimalMark>();
  /** Whole numbers with a fraction, such as `1200.000`. */
  private readonly integerFractions = new Evidence<DecimalMark>();
  private readonly markets = new Set<string>();
  private readonly competition = { hasShares: false, hasPercentages: false };

  /** Adds a row by the fields of its columns. */
  addRow(values: readonly string[], fields: readonly (RawField | undefined)[]): void {
    for (const [index, field] of fields.entries()) if (field !== undefined) this.add(field, values[index]);
  }

  /** Adds a record of a JSON file, whose numbers have decimal points. */
  addRecord(record: ImportRecord): void {
    for (const field of [record.date, record.day]) if (typeof field === 'string') this.addDate(field);
  }

  /** Adds the market of a record. */
  addMarket(record: ImportRecord): void {
    const market = marketOf(record);
    if (market !== '' && this.markets.size < maxMarkets) this.markets.add(market);
  }

  private add(field: RawField, value: string | undefined): void {
    if (value === undefined || value === '') return;
    if (field === 'competition') this.addCompetition(value);
    if (dateFields.has(field)) this.addDate(value);
    else if (countFields.includes(field)) this.addNumber(value, true);
    else if (fractionFields.has(field)) this.addNumber(value, false);
  }

  /** Levels are 1 to 3, shares have fractions, and percentages reach 100. */
  private addCompetition(text: string): void {
    const value = parseWrittenNumber(text, { isShare: true });
    if (value === undefined || text.includes('%')) return;
    this.competition.hasShares ||= value > 0 && value < 1;
    this.competition.hasPercentages ||= value > 3;
  }

  /** Scale of the numbers of the competition; undefined for levels. */
  get competitionScale(): CompetitionScale | undefined {
    const { hasShares, hasPercentages } = this.competition;
    if (hasPercentages) return 'percentage';
    return hasShares ? 'share' : undefined;
  }

  /** Adds a date. */
  addDate(text: string): void {
    const { first, second, separator } = numericDate.exec(text)?.groups ?? {};
    if (first === undefined || first === second) return;
    const [isDayFirst, isMonthFirst] = [Number(second) <= 12, Number(first) <= 12];
    if (isDayFirst && isMonthFirst) this.dates.add(separator === '.' ? 'convention' : 'ambiguous', text);
    else if (isDayFirst) this.dates.add('day', text);
    else if (isMonthFirst) this.dates.add('month', text);
  }

  private addNumber(text: string, isInteger: boolean): void {
    const digits = /^[^\d.,-]*-?(?<digits>\d+(?:[.,]\d+)+)[^\d]*$/.exec(text)?.groups?.['digits'];
    if (digits === undefined) return;
    const separators = digits.replaceAll(/\d/g, '');
    const last = separators.at(-1) === ',' ? 'comma' : 'point';
    const other = last === 'comma' ? 'point' : 'comma';
    const hasOneKind = new Set(separators).size === 1;
    if (hasOneKind && separators.length > 1) this.numbers.add(other, text);
    else if (hasOneKind && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) {
      if (isInteger) this.grouped.add(other, text);
      else this.numbers.add('ambiguous', text);
    } else {
      this.numbers.add(last, text);
      if (isInteger) this.integerFractions.add(last, text);
    }
  }

  /** Whether reading further rows could decide a setting. */
  get isOpen(): boolean {
    return this.decide({}).some(({ value, basis }) => value === undefined || basis === 'convention');
  }

  /**
   * Decisions on the settings that matter for the collected values. Choices of the user take precedence; a choice for
   * several tables (`isShared`) only decides tables whose values prove nothing.
   */
  decide(chosen: ReadingOptions, { isShared = false } = {}): ReadingDecision[] {
    const { dateOrder, decimal, market } = chosen;
    const isDateProven = isShared && this.dates.proves(['day', 'month']) !== undefined;
    const isNumberProven = isShared && this.decideNumbers(undefined)?.basis === 'values';
    return [
      this.decideDates(isDateProven ? undefined : dateOrder),
      this.decideNumbers(isNumberProven ? undefined : decimal),
      this.decideMarket(market),
    ].flatMap((decision) => decision ?? []);
  }

  private decideDates(chosen: DateOrder | undefined): ReadingDecision | undefined {
    const setting: ReadingSetting = 'dateOrder';
    const { dates } = this;
    if (chosen) return { setting, value: chosen, basis: 'chosen', examples: [] };
    const proven = dates.proves(['day', 'month']);
    if (proven) return { setting, value: proven, basis: 'values', examples: dates.examplesOf([proven]) };
    if (dates.has('day')) return { setting, examples: dates.examplesOf(['day', 'month']) };
    if (dates.isAmbiguous) return { setting, examples: dates.examplesOf(['ambiguous']) };
    if (!dates.has('convention')) return undefined;
    return { setting, value: 'day', basis: 'convention', examples: dates.examplesOf(['convention']) };
  }

  private decideMarket(chosen: string | undefined): ReadingDecision | undefined {
    const { markets } = this;
    if (markets.size > 0 && chosen !== undefined) {
      return { setting: 'market', value: chosen, basis: 'chosen', examples: [] };
    }
    return markets.size > 1 ? describeMarkets([...markets]) : undefined;
  }

  private decideNumbers(chosen: DecimalMark | undefined): ReadingDecision | undefined {
    const setting: ReadingSetting = 'decimal';
    const { numbers, grouped } = this;
    if (chosen) return { setting, value: chosen, basis: 'chosen', examples: [] };
    const fraction = numbers.proves(['point', 'comma']);
    const grouping = grouped.proves(['point', 'comma']);
    if (fraction !== undefined && grouping !== undefined && fraction !== grouping) {
      // `1.300` next to `1200.000` is 1.3; next to a price of `0.55` it is 1300 or 1.3.
      if (this.integerFractions.proves(['point', 'comma']) === fraction) {
        return { setting, value: fraction, basis: 'values', examples: numbers.examplesOf([fraction]) };
      }
      return { setting, examples: [...numbers.examplesOf([fraction]), ...grouped.examplesOf([grouping])] };
    }
    const hasFractions = numbers.has('point') || numbers.has('comma');
    const proven = fraction ?? (hasFractions ? undefined : grouping);
    if (numbers.isAmbiguous && numbers.has('point') && numbers.has('comma')) {
      // No setting fits all values, so each is read on its own.
      return { setting, value: 'point', basis: 'mixed', examples: numbers.examplesOf(['point', 'comma']) };
    }
    // A decimal point is the default of all numbers without another reading.
    if (proven && (numbers.isAmbiguous || proven === 'comma')) {
      const source = fraction === undefined ? grouped : numbers;
      return { setting, value: proven, basis: 'values', examples: source.examplesOf([proven]) };
    }
    return numbers.isAmbiguous && !proven
      ? { setting, examples: numbers.examplesOf(['ambiguous']) }
      : undefined;
  }
}
