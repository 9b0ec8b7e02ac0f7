import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './invoice-documents.js';

const anyAmount = fc.integer({ min: 0, max: 99_999_999_999 });

/** Parses an amount in words back to whole dollars. */
function parseAmountWords(
  text: string,
  words: Readonly<Record<string, number>>,
  scales: Readonly<Record<string, number>>,
) {
  let dollars = 0;
  let group = 0;
  for (const word of text.toLowerCase().split(/[ -]/)) {
    const scale = scales[word];
    if (scale === 100) group *= 100;
    else if (scale !== undefined) {
      dollars += group * scale;
      group = 0;
    } else {
      const value = words[word];
      if (value === undefined) throw new Error(`“${word}” is no number`);
      group += value;
    }
  }
  return dollars + group;
}

const englishNumbers: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const russianNumbers: Record<string, number> = {
  ноль: 0,
  один: 1,
  одна: 1,
  два: 2,
  две: 2,
  три: 3,
  четыре: 4,
  пять: 5,
  шесть: 6,
  семь: 7,
  восемь: 8,
  девять: 9,
  десять: 10,
  одиннадцать: 11,
  двенадцать: 12,
  тринадцать: 13,
  четырнадцать: 14,
  пятнадцать: 15,
  шестнадцать: 16,
  семнадцать: 17,
  восемнадцать: 18,
  девятнадцать: 19,
  двадцать: 20,
  тридцать: 30,
  сорок: 40,
  пятьдесят: 50,
  шестьдесят: 60,
  семьдесят: 70,
  восемьдесят: 80,
  девяносто: 90,
  сто: 100,
  двести: 200,
  триста: 300,
  четыреста: 400,
  пятьсот: 500,
  шестьсот: 600,
  семьсот: 700,
  восемьсот: 800,
  девятьсот: 900,
};

const russianScales = {
  тысяча: 1000,
  тысячи: 1000,
  тысяч: 1000,
  миллион: 1_000_000,
  миллиона: 1_000_000,
  миллионов: 1_000_000,
};

describe('amountInWords', () => {
  it.each([
    [0, 'Zero US dollars 00 cents', 'Ноль долларов США 00 центов'],
    [1, 'Zero US dollars 01 cent', 'Ноль долларов США 01 цент'],
    [100, 'One US dollar 00 cents', 'Один доллар США 00 центов'],
    [202, 'Two US dollars 02 cents', 'Два доллара США 02 цента'],
    [1111, 'Eleven US dollars 11 cents', 'Одиннадцать долларов США 11 центов'],
    [4900, 'Forty-nine US dollars 00 cents', 'Сорок девять долларов США 00 центов'],
    [2021, 'Twenty US dollars 21 cents', 'Двадцать долларов США 21 цент'],
    [44_100, 'Four hundred forty-one US dollars 00 cents', 'Четыреста сорок один доллар США 00 центов'],
    [
      179_122,
      'One thousand seven hundred ninety-one US dollars 22 cents',
      'Одна тысяча семьсот девяносто один доллар США 22 цента',
    ],
    [
      1_200_200_000,
      'Twelve million two thousand US dollars 00 cents',
      'Двенадцать миллионов две тысячи долларов США 00 центов',
    ],
    [
      99_999_999_999,
      'Nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine US dollars 99 cents',
      'Девятьсот девяносто девять миллионов девятьсот девяносто девять тысяч девятьсот девяносто девять долларов США 99 центов',
    ],
  ])('spells out %i cents in both languages', (cents, en, ru) => {
    expect([amountInWords(cents, 'en'), amountInWords(cents, 'ru')]).toEqual([en, ru]);
  });

  it('produces words that parse back to the amount in both languages', () => {
    fc.assert(
      fc.property(anyAmount, (cents) => {
        const [, units = '', fraction] =
          /^(.+) US dollars? (\d\d) cents?$/.exec(amountInWords(cents, 'en')) ?? [];
        const scales = { hundred: 100, thousand: 1000, million: 1_000_000 };
        expect(parseAmountWords(units, englishNumbers, scales) * 100 + Number(fraction)).toBe(cents);
        const [, dollars = '', russianFraction] =
          /^(.+) доллар(?:а|ов)? США (\d\d) цент(?:а|ов)?$/.exec(amountInWords(cents, 'ru')) ?? [];
        expect(parseAmountWords(dollars, russianNumbers, russianScales) * 100 + Number(russianFraction)).toBe(
          cents,
        );
      }),
    );
  });

  it('uses the plural form that the number requires', () => {
    const forms = new Intl.PluralRules('ru');
    const dollars: Readonly<Record<string, string>> = { one: 'доллар', few: 'доллара', many: 'долларов' };
    const cents: Readonly<Record<string, string>> = { one: 'цент', few: 'цента', many: 'центов' };
    fc.assert(
      fc.property(anyAmount, (total) => {
        const words = amountInWords(total, 'ru').split(' ');
        expect(words.at(-4)).toBe(dollars[forms.select(Math.floor(total / 100))]);
        expect(words.at(-1)).toBe(cents[forms.select(total % 100)]);
      }),
    );
  });

  it('starts with a capital letter and separates words by single spaces', () => {
    fc.assert(
      fc.property(anyAmount, fc.constantFrom('en' as const, 'ru' as const), (cents, language) => {
        expect(amountInWords(cents, language)).toMatch(/^\p{Lu}\p{Ll}+(?:[ -][\p{L}\d]+)+$/u);
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN, 100_000_000_000, Infinity])('throws for %d', (cents) => {
    expect(() => amountInWords(cents, 'ru')).toThrow(RangeError);
  });
});
