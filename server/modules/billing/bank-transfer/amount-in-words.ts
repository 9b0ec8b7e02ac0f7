import type { Language } from '../../../contract/language/localised.js';

const maxCents = 99_999_999_999;

/**
 * Spells out an amount for invoices: `Forty-nine US dollars 50 cents`, `Сорок девять долларов США 50 центов`.
 * @param cents an integer from 0 to just below a billion dollars
 * @throws RangeError for any other number
 */
export function amountInWords(cents: number, language: Language): string {
  const isSupported = Number.isInteger(cents) && cents >= 0 && cents <= maxCents;
  if (!isSupported) throw new RangeError(`the amount ${cents} is out of range`);
  const dollars = Math.floor(cents / 100);
  const fraction = String(cents % 100).padStart(2, '0');
  const text =
    language === 'ru'
      ? `${russianNumber(dollars)} ${pluralForm(dollars, 'доллар', 'доллара', 'долларов')} США ${fraction} ${pluralForm(cents % 100, 'цент', 'цента', 'центов')}`
      : `${englishNumber(dollars)} US ${dollars === 1 ? 'dollar' : 'dollars'} ${fraction} ${cents % 100 === 1 ? 'cent' : 'cents'}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const englishOnes = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const englishTens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function englishNumber(number: number): string {
  if (number === 0) return 'zero';
  const groups = [
    { size: 1_000_000, name: ' million' },
    { size: 1000, name: ' thousand' },
    { size: 1, name: '' },
  ];
  return groups
    .map(({ size, name }) => ({ hundredsGroup: Math.floor(number / size) % 1000, name }))
    .filter(({ hundredsGroup }) => hundredsGroup > 0)
    .map(({ hundredsGroup, name }) => englishHundreds(hundredsGroup) + name)
    .join(' ');
}

/** Spells out a number from 1 to 999. */
function englishHundreds(number: number): string {
  const hundreds = Math.floor(number / 100);
  const lastTwoDigits = number % 100;
  const belowHundred =
    lastTwoDigits < 20
      ? (englishOnes[lastTwoDigits] ?? '')
      : [englishTens[Math.floor(lastTwoDigits / 10)], englishOnes[lastTwoDigits % 10]]
          .slice(0, lastTwoDigits % 10 === 0 ? 1 : 2)
          .join('-');
  if (hundreds === 0) return belowHundred;
  return `${englishOnes[hundreds]} hundred${lastTwoDigits === 0 ? '' : ` ${belowHundred}`}`;
}

const russianOnes = (
  'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать ' +
  'пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'
).split(' ');
const russianTens = '  двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(
  ' ',
);
const russianHundreds = ' сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(
  ' ',
);

function russianNumber(number: number): string {
  if (number === 0) return 'ноль';
  const [millions, thousands, ones] = [number / 1_000_000, number / 1000, number].map(
    (part) => Math.floor(part) % 1000,
  ) as [number, number, number];
  return [
    ...russianThreeDigits(millions),
    ...(millions === 0 ? [] : [pluralForm(millions, 'миллион', 'миллиона', 'миллионов')]),
    ...russianThreeDigits(thousands, { isFeminine: true }),
    ...(thousands === 0 ? [] : [pluralForm(thousands, 'тысяча', 'тысячи', 'тысяч')]),
    ...russianThreeDigits(ones),
  ].join(' ');
}

const feminineOnes: Readonly<Record<number, string>> = { 1: 'одна', 2: 'две' };

/** Spells out a number from 0 to 999 in Russian; empty for 0. Thousands are feminine. */
function russianThreeDigits(number: number, { isFeminine = false } = {}): string[] {
  const lastTwoDigits = number % 100;
  const tens = lastTwoDigits < 20 ? 0 : Math.floor(lastTwoDigits / 10);
  const last = lastTwoDigits < 20 ? lastTwoDigits : lastTwoDigits % 10;
  const feminine = isFeminine ? feminineOnes[last] : undefined;
  return [
    russianHundreds[Math.floor(number / 100)] ?? '',
    russianTens[tens] ?? '',
    last === 0 ? '' : (feminine ?? russianOnes[last] ?? ''),
  ].filter((word) => word !== '');
}

/** Russian plural form for a number: 1, 2 to 4, or other. */
function pluralForm(number: number, one: string, few: string, many: string): string {
  const last = number % 10;
  const isTeen = number % 100 >= 11 && number % 100 <= 14;
  if (isTeen || last === 0 || last >= 5) return many;
  return last === 1 ? one : few;
}
