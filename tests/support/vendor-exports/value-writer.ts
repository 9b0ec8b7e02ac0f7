import type { Locale } from './locales.js';

/** Returns a whole number from 0 below the limit. */
export type Random = (below: number) => number;

/** A cell as a vendor writes it, and the value that a person reads in it. */
export interface Cell<Value = number | string> {
  text: string;
  /** Undefined for a cell without a value or with an unreadable one. */
  value?: Value;
  isUnreadable?: true;
}

/** How the counts of a file are written. */
const countStyles = ['plain', 'plain', 'grouped', 'grouped', 'short', 'guarded', 'float', 'wide'] as const;

/** How the days of a file are written. */
const dayStyles = ['locale', 'locale', 'locale', 'shortYear', 'time', 'monthName'] as const;

const currencies = ['', '', '$', '€ ', 'US$', ' €', ' ₽', ' руб.', ' kr'];

const placeholders = ['', '', '', '-', '–', 'n/a', 'N/A', '--', 'null', 'нет данных'];

const unreadableNumbers = ['see note', '12 of 30', '-5', '#REF!'];

/** Days of all exports. Each day is a snapshot, so there are few of them. Some are days only in one order. */
const days = [
  '2025-03-04',
  '2025-04-03',
  '2025-07-07',
  '2025-09-11',
  '2025-12-31',
  '2026-01-17',
  '2026-02-28',
  '2026-05-12',
];

const accents = ['', 'ß', 'é', '漢', 'ж'];

/** Writes values like the vendors and spreadsheets of a locale, in one style for a file. */
export class ValueWriter {
  private readonly countStyle: (typeof countStyles)[number];
  private readonly dayStyle: (typeof dayStyles)[number];
  private readonly currency: string;
  private readonly placeholder: string;
  /** Whether some cells contain texts that are no values. */
  private readonly hasUnreadable: boolean;
  private readonly isDecomposed: boolean;

  constructor(
    readonly locale: Locale,
    readonly random: Random,
  ) {
    this.countStyle = this.pick(countStyles);
    this.dayStyle = this.pick(dayStyles);
    this.currency = this.pick(currencies);
    this.placeholder = this.pick(placeholders);
    this.hasUnreadable = random(4) === 0;
    this.isDecomposed = random(12) === 0;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.random(items.length)] as Item;
  }

  /** A keyword with a unique ending. The value is its normal form: lower case, composed, with single spaces. */
  keyword(ending: string, { isPlain = false } = {}): Required<Pick<Cell<string>, 'text' | 'value'>> {
    const words = Array.from({ length: 2 + this.random(3) }, () => this.pick(this.locale.words));
    const [first = ''] = words;
    const signs = isPlain
      ? ''
      : this.pick(['', '', '', '', ', 5', ' "new"', ' a;b', ' c++', ' & co', " d'or"]);
    const value = `${words.join(' ')}${signs} ${ending}`.normalize('NFC');
    const start = first.slice(0, 1);
    const canBeUpper = this.locale.name !== 'tr' && start.toUpperCase().toLowerCase() === start;
    const text = canBeUpper && this.random(4) === 0 ? start.toUpperCase() + value.slice(1) : value;
    return { text: this.isDecomposed ? text.normalize('NFD') : text, value };
  }

  /** A cell without a value, or with an unreadable one, in some rows. */
  private gap(): Cell<never> | undefined {
    const number = this.random(12);
    if (number < 2) return { text: this.placeholder };
    return number === 2 && this.hasUnreadable
      ? { text: this.pick(unreadableNumbers), isUnreadable: true }
      : undefined;
  }

  /** A whole number up to millions. */
  count({ hasGaps = true } = {}): Cell<number> {
    const gap = hasGaps && this.gap();
    if (gap) return gap;
    const value = this.random(2) === 0 ? this.random(1000) : 1000 + this.random(9_000_000);
    return this.writeCount(value);
  }

  /** A number in the style of the file. The short style writes fewer digits, which are the value. */
  writeCount(value: number): Cell<number> & { value: number } {
    const digits = String(value);
    switch (this.countStyle) {
      case 'plain':
        return { text: digits, value };
      case 'grouped':
        return { text: this.group(digits), value };
      case 'guarded':
        return { text: `="${digits}"`, value };
      case 'float':
        return { text: this.locale.decimal === '.' ? `${digits}.0` : digits, value };
      case 'wide':
        return { text: this.toWide(digits), value };
      case 'short':
        return this.shorten(value);
    }
  }

  private shorten(value: number): Cell<number> & { value: number } {
    if (value < 1000) return { text: String(value), value };
    const isCyrillic = this.locale.name === 'ru' || this.locale.name === 'uk';
    const [units, factor] =
      value < 1_000_000
        ? [isCyrillic ? [' тыс.', 'К'] : ['K', 'k'], 1000]
        : [isCyrillic ? [' млн'] : ['M'], 1_000_000];
    const tenths = Math.round((value * 10) / factor);
    return { text: `${this.decimal(tenths / 10, 1)}${this.pick(units)}`, value: (tenths * factor) / 10 };
  }

  private toWide(digits: string): string {
    if (!['ja', 'zh', 'zh-TW'].includes(this.locale.name)) return digits;
    return digits.replaceAll(/\d/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0));
  }

  private group(digits: string): string {
    const { name, group } = this.locale;
    const places = name === 'hi' || name === 'en-IN' ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
    return digits.replaceAll(places, group);
  }

  decimal(value: number, digits: number): string {
    return value.toFixed(digits).replace('.', this.locale.decimal);
  }

  /** An amount with cents. */
  price(): Cell<number> {
    const gap = this.gap();
    if (gap) return gap;
    const cents = this.random(5) === 0 ? 100_000 + this.random(900_000) : this.random(10_000);
    const [whole = '', fraction = ''] = (cents / 100).toFixed(2).split('.');
    const amount = `${this.countStyle === 'grouped' ? this.group(whole) : whole}${this.locale.decimal}${fraction}`;
    const text = this.currency.startsWith(' ') ? amount + this.currency : this.currency + amount;
    return { text, value: cents / 100 };
  }

  /** A number from 0 to 100, in some files with a fraction. */
  percent(digits: number): Cell<number> {
    const gap = this.gap();
    if (gap) return gap;
    const value = this.random(100 * 10 ** digits + 1) / 10 ** digits;
    return { text: this.decimal(value, digits), value };
  }

  /** A share from 0 to 1. */
  ratio(): Cell<number> {
    const gap = this.gap();
    if (gap) return gap;
    const value = this.random(101) / 100;
    return { text: this.decimal(value, 2), value };
  }

  /** A mean position. No reader knows how halves are rounded, so there are none. */
  mean(digits: number): Required<Pick<Cell<number>, 'text' | 'value'>> {
    const scale = 10 ** digits;
    const value = (scale + this.random(49 * scale)) / scale;
    return value % 1 === 0.5 ? this.mean(digits) : { text: this.decimal(value, digits), value };
  }

  /** A day of the export, as written in the locale. The value is its ISO date. */
  day(): Required<Pick<Cell<string>, 'text' | 'value'>> {
    const value = this.isoDay();
    return { text: this.writeDay(value), value };
  }

  writeDay(isoDay: string): string {
    const [year = '', month = '', day = ''] = isoDay.split('-');
    const monthName = new Date(isoDay).toLocaleString('en', { month: 'short', timeZone: 'UTC' });
    switch (this.dayStyle) {
      case 'locale':
        return this.locale.date(year, month, day);
      case 'shortYear':
        return this.locale.date(year, month, day).replace(/\b20(?=\d\d$)/, '');
      case 'time':
        return `${isoDay} 09:30:12`;
      case 'monthName':
        return this.locale.name === 'en-GB' ? `${Number(day)} ${monthName} ${year}` : isoDay;
    }
  }

  isoDay(): string {
    return this.pick(days);
  }

  /** A page of a host. The value is its address as stored. */
  url(host: string, page: string): Required<Pick<Cell<string>, 'text' | 'value'>> {
    const scheme = this.pick(['https', 'https', 'http']);
    const name = `${this.pick(['', '', 'www.'])}${host}`;
    const word = this.random(4) === 0 ? `${this.pick(accents)}-` : '';
    const query = this.pick(['', '', `?row=${page}`, '?a=1&b=2,3']);
    const fragment = this.random(6) === 0 ? '#top' : '';
    const written = this.random(6) === 0 ? name.toUpperCase() : name;
    return {
      text: `${scheme}://${written}/${word}${page}${query}${fragment}`,
      value: `${scheme}://${name}/${encodeURIComponent(word)}${page}${query}`,
    };
  }

  /** A text of several words, with signs that tables have to quote. */
  sentence(): Required<Pick<Cell<string>, 'text' | 'value'>> {
    const words = Array.from({ length: 2 + this.random(4) }, () => this.pick(this.locale.words));
    const text =
      words.join(this.pick([' ', ' ', ', ', ' – ', ' | ', '; '])) + this.pick(['', '', ' "5%"', '…', '\t!']);
    return { text, value: text };
  }

  /** Some of the items. */
  some<Item>(items: readonly Item[]): Item[] {
    return items.filter(() => this.random(3) === 0);
  }
}
