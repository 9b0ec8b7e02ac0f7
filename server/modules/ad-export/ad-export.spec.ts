import { describe, expect, it } from 'vitest';
import type { AdLine } from './ad-lines.js';
import { parseOptions, type AdExportRequest } from './ad-export-options.js';
import type { FileRow } from './campaign-format.js';
import { campaignFormats } from './campaign-formats.js';
import { toExportedKeyword, isExcluded, fileRows } from './file-rows.js';
import { fillUpTo, splitDescription, splitTitle } from './fit-ad-text.js';

const limit = { length: 30, word: 22, maxCount: 15 };

describe('ad texts', () => {
  it('splits titles at dashes, bars and sentence ends, otherwise between words', () => {
    expect(splitTitle('Trail shoes – free delivery | Open now! Come', limit)).toEqual([
      'Trail shoes',
      'free delivery',
      'Open now!',
      'Come',
    ]);
    expect(splitTitle('The widest choice of trail running shoes', limit)).toEqual([
      'The widest choice of trail',
      'running shoes',
    ]);
  });

  it('never exceeds the limits on number, length and word length, and never repeats a text', () => {
    const words = [
      'Ботинки',
      'donaudampfschifffahrtsgesellschaft',
      'a',
      '–',
      '|',
      'Sale.',
      '=cmd',
      '＝cmd',
      '＋1',
      '   ',
    ];
    for (let seed = 0; seed < 300; seed++) {
      const text = Array.from(
        { length: seed % 23 },
        (_, index) => words[(seed * 7 + index * index) % words.length],
      ).join(' ');
      for (const texts of [
        splitTitle(text, { ...limit, maxCount: 3 }),
        splitDescription(text, { ...limit, maxCount: 3 }),
      ]) {
        expect(texts.length).toBeLessThanOrEqual(3);
        expect(new Set(texts.map((adText) => adText.toLowerCase())).size).toBe(texts.length);
        for (const adText of texts) {
          expect(adText.length).toBeLessThanOrEqual(limit.length);
          expect(adText).toMatch(/^[^=+@＝＋－＠\s-]/); // Spreadsheets also treat full-width signs as formulas.
        }
      }
      for (const title of splitTitle(text, limit)) {
        expect(Math.max(...title.split(' ').map(({ length }) => length))).toBeLessThanOrEqual(limit.word);
      }
    }
  });

  it('does not split sentences that fit into one text', () => {
    expect(
      splitDescription('One two. Three four. Five six seven eight nine.', { ...limit, maxCount: 4 }),
    ).toEqual(['One two. Three four.', 'Five six seven eight nine.']);
  });

  it('fills up to the minimum and no further', () => {
    expect(fillUpTo(3, ['One'], ['one', 'Two', 'Three', 'Four'], limit)).toEqual(['One', 'Two', 'Three']);
    expect(fillUpTo(1, ['One', 'Two'], ['Three'], limit)).toEqual(['One', 'Two']);
  });
});

describe('exported keywords', () => {
  it('lose characters that editors reject and are skipped beyond the limits', () => {
    const google = campaignFormats.google.keyword;
    expect(toExportedKeyword('buy -shoes! (50%) o’neil', google)).toBe('buy shoes 50 o neil');
    expect(toExportedKeyword('???', google)).toBeUndefined();
    for (const keyword of ['c++ course', 'learn c#', '.net hosting', "at&t o'neil", 't-shirt', 'हिंदी गाने']) {
      expect(toExportedKeyword(keyword, google)).toBe(keyword);
    }
    expect(toExportedKeyword('+red +shoes. a+b #tag', google)).toBe('red shoes a b tag');
    expect(
      toExportedKeyword('one two three four five six seven eight', campaignFormats.yandex.keyword),
    ).toBeUndefined();
  });

  it('are excluded only by all words of a negative keyword', () => {
    expect(isExcluded('free trail shoes', ['free'])).toBe(true);
    expect(isExcluded('trail shoes', ['free shoes'])).toBe(false);
    expect(isExcluded('c++ course', ['c'])).toBe(false);
  });
});

const line = (ad: number, keyword: number, overrides: Partial<AdLine> = {}): AdLine => ({
  ad,
  keyword,
  word: `keyword ${keyword}`,
  title: `Ad ${ad} – buy`,
  text: 'A text.',
  url: `https://shop.example/${ad}`,
  links: ['Delivery'],
  facts: ['since 1999', 'open at night'],
  ...overrides,
});

async function createRows(lines: readonly AdLine[], request: AdExportRequest): Promise<FileRow[]> {
  const campaign = { ...parseOptions(request, 'shop.example'), domain: 'shop.example', region: 'Москва' };
  const batches: FileRow[][] = [];
  const source = (function* () {
    // A group may span two batches.
    for (const adLine of lines) yield [adLine];
  })();
  for await (const batch of fileRows(toAsync(source), campaign)) batches.push(batch);
  return batches.flat();
}

async function* toAsync<Value>(values: Iterable<Value>): AsyncGenerator<Value> {
  for (const value of values) yield await Promise.resolve(value);
}

describe('Google Ads Editor format', () => {
  it('has a paused campaign, its negative keywords, and keywords with one ad per group', async () => {
    const rows = await createRows([line(1, 1), line(1, 2), line(2, 1)], {
      campaign: 'My campaign',
      match: 'phrase',
      negativeKeywords: ['free, -cheap'],
    });
    expect(rows[0]).toMatchObject({ Campaign: 'My campaign', 'Campaign Status': 'Paused' });
    expect(rows.slice(1, 3).map((row) => [row['Keyword'], row['Criterion Type']])).toEqual([
      ['free', 'Campaign Negative Broad'],
      ['cheap', 'Campaign Negative Broad'],
    ]);
    expect(rows.slice(3).map((row) => [row['Ad Group'], row['Keyword'] ?? row['Ad type']])).toEqual([
      ['1. Ad 1 – buy', 'keyword 1'],
      ['1. Ad 1 – buy', 'keyword 2'],
      ['1. Ad 1 – buy', 'Responsive search ad'],
      ['2. Ad 2 – buy', 'keyword 1'],
      ['2. Ad 2 – buy', 'Responsive search ad'],
    ]);
    expect(rows[3]?.['Criterion Type']).toBe('Phrase');
    expect(rows[5]).toMatchObject({
      'Headline 1': 'Ad 1',
      'Headline 2': 'buy',
      'Headline 3': 'Delivery',
      'Description 1': 'A text.',
      'Description 2': 'since 1999. open at night. Delivery',
      'Final URL': 'https://shop.example/1',
    });
  });
});

describe('Direct Commander format', () => {
  it('has a row per keyword, the ad on the first one, and a row per further ad', async () => {
    const lines = [line(1, 1), line(2, 1), line(3, 2, { word: 'free keyword' })];
    const rows = await createRows(lines, {
      type: 'yandex',
      groupBy: 'keyword',
      match: 'exact',
      negativeKeywords: ['free'],
    });
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      'Доп. объявление группы': '-',
      'Тип объявления': 'Комбинаторное',
      'Название группы': 'keyword 1',
      'Номер группы': '1',
      'Тип кампании': 'Единая перфоманс-кампания',
      'Фраза (с минус-словами)': '"!keyword !1"',
      'Заголовок 1': 'Ad 1',
      Регион: 'Москва',
      Уточнения: 'since 1999||open at night',
      'Минус-фразы на группу': 'free',
    });
    expect(rows[1]).toMatchObject({ 'Доп. объявление группы': '+', 'Заголовок 1': 'Ad 2' });
    expect(rows[1]).not.toHaveProperty('Фраза (с минус-словами)');
  });

  it('splits a group above the keyword limit and repeats the ad', async () => {
    const lines = Array.from({ length: 450 }, (_, index) => line(1, index));
    const rows = await createRows(lines, { type: 'yandex' });
    const groups = ['1', '2', '3'].map((number) => rows.filter((row) => row['Номер группы'] === number));
    expect(groups.map(({ length }) => length)).toEqual([200, 200, 50]);
    for (const [first] of groups) expect(first).toHaveProperty('Тип объявления');
  });

  it('uses only declared columns', async () => {
    for (const type of ['google', 'yandex'] as const) {
      const columns = new Set(campaignFormats[type].columns);
      const rows = await createRows([line(1, 1), line(2, 1)], {
        type,
        groupBy: 'keyword',
        negativeKeywords: ['x'],
      });
      expect(rows.flatMap((row) => Object.keys(row)).filter((name) => !columns.has(name))).toEqual([]);
    }
  });
});

describe('campaign options', () => {
  it.each([
    [{ type: 'bing' }, /^type must be one of google, yandex/],
    [{ groupBy: 'site' }, /^group must be/],
    [{ match: 'loose' }, /^match must be/],
    [{ campaign: 'x'.repeat(129) }, /^campaign is longer than 128/],
    // Takes seconds unless the normalisation is linear.
    [{ negativeKeywords: [`a${'-'.repeat(90_000)}a`] }, /^minus contains a word of more than 80/],
    // Normalising and splitting take seconds.
    [{ negativeKeywords: [`a${'-'.repeat(1_000_000)}a`] }, /^minus is longer than 100000 characters/],
    [{ negativeKeywords: ['a,'.repeat(470_000)] }, /^minus is longer than 100000 characters/],
    [
      { negativeKeywords: Array.from({ length: 501 }, (_, index) => `w${index}`) },
      /^minus contains more than 500/,
    ],
  ])('rejects %j', (request, message) => {
    expect(() => parseOptions(request, 'shop.example')).toThrow(message);
  });
});
