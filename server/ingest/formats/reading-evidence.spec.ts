import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { inspectText } from '../../../tests/support/inspect-directly.js';
import { decisionText, evidenceText } from '../reading-decision.js';
import { ReadingEvidence } from './reading-evidence.js';
import type { RawField } from './raw-field.js';
import { toIsoDate } from './written-date.js';

function decide(field: RawField, values: readonly string[]) {
  const evidence = new ReadingEvidence();
  for (const value of values) evidence.addRow([value], [field]);
  return evidence.decide({})[0];
}

describe('the order of day and month', () => {
  it.each([
    [['05/09/2026', '19/09/2026'], 'day', 'values'],
    [['5/9/26', '9/19/26'], 'month', 'values'],
    [['05-09-2026', '19-09-2026'], 'day', 'values'],
    [['05.09.2026'], 'day', 'convention'],
    [['05/09/2026', '12/10/2026'], undefined, undefined],
    [['19/09/2026', '09/19/2026'], undefined, undefined],
  ] as const)('of %j is %s by %s', (values, value, basis) => {
    const decision = decide('date', values);
    expect([decision?.value, decision?.basis]).toEqual([value, basis]);
  });

  it('needs no decision for dates with one reading', () => {
    expect(decide('date', ['2026-09-05', '2026/09/05', '5 Sep 2026', '09/09/2026', ''])).toBeUndefined();
  });

  it('is found in any mixture with one proof, and dates are read in this order', () => {
    const date = fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(
        fc.array(date),
        fc.constantFrom('day', 'month'),
        fc.constantFrom('/', '-'),
        (dates, order, mark) => {
          const write = ([day, month]: [number, number]) =>
            [...(order === 'day' ? [day, month] : [month, day]), 2026].join(mark);
          const all: [number, number][] = [...dates, [20, 3]];
          expect(decide('day', all.map(write))?.value).toBe(order);
          for (const [day, month] of all) {
            const iso = `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
            expect(toIsoDate(write([day, month]), order)).toBe(iso);
          }
        },
      ),
    );
  });
});

describe('the decimal separator', () => {
  it.each([
    ['cpc', ['1,234', '0,5'], 'comma', 'values'],
    ['cpc', ['1,234', '0.55'], 'point', 'values'],
    ['average_position', ['1.234', '15,8'], 'comma', 'values'],
    ['cpc', ['€1.234,50'], 'comma', 'values'],
    ['impressions', ['18.628'], 'comma', 'values'],
    ['cpc', ['1,234', '0,5', '0.55'], 'point', 'mixed'],
    ['cpc', ['1,234', '5,600'], undefined, undefined],
    ['ws', ['90.000', '1200.000'], 'point', 'values'],
    ['ws', ['1.300', '22.200'], 'comma', 'values'],
  ] as const)('of %s %j is %s by %s', (field, values, value, basis) => {
    const decision = decide(field, values);
    expect([decision?.value, decision?.basis]).toEqual([value, basis]);
  });

  it('stays open if whole numbers and prices contradict each other', () => {
    const evidence = new ReadingEvidence();
    evidence.addRow(['1.300', '0.55'], ['ws', 'cpc']);
    expect(evidence.decide({})).toEqual([{ setting: 'decimal', examples: ['0.55', '1.300'] }]);
    evidence.addRow(['1200.000', '0.40'], ['ws', 'cpc']);
    expect(evidence.decide({})).toMatchObject([{ value: 'point', basis: 'values' }]);
  });

  it('needs no decision for numbers with one reading', () => {
    expect(decide('cpc', ['1.5', '0.125', '1,234,567', '12', ''])).toBeUndefined();
    expect(decide('ws', ['1,300', '22,200'])).toBeUndefined();
  });
});

it('of a table in an archive takes a choice only if its values prove nothing', async () => {
  const dates = (...days: string[]) =>
    strToU8(
      ['keyword,position,url,date', ...days.map((day) => `tent,1,https://a.example/,${day}`)].join('\n'),
    );
  const archive = zipSync({
    'open.csv': dates('05/09/2026'),
    'proven.csv': dates('05/09/2026', '09/19/2026'),
    'turkish.csv': new Uint8Array(iconv.encode('keyword,ws\ngüneş gözlüğü,10\n', 'windows-1254')),
    'unicode.csv': strToU8('keyword,ws\ngüneş gözlüğü,10\n'),
  });
  const reading = { dateOrder: 'day', encoding: 'windows-1254' } as const;
  const tables = await inspectText('lists.zip', Buffer.from(archive), { reading });
  expect(tables.map(({ rows: [first] }) => first?.date ?? first?.keyword)).toEqual([
    '2026-09-05',
    '2026-05-09',
    'güneş gözlüğü',
    'güneş gözlüğü',
  ]);
});

it('states the decision with its evidence in both languages', () => {
  const decision = decide('date', ['05/09/2026', '19/09/2026']);
  expect(decision && decisionText(decision, 'en')).toBe('Dates: day/month/year (detected from “19/09/2026”)');
  expect(decision && decisionText(decision, 'ru')).toBe('Даты: день/месяц/год (определено по «19/09/2026»)');
  const open = decide('date', ['05/09/2026']);
  expect(open && decisionText(open, 'en')).toBe(
    'Dates: the file does not state whether the day or the month comes first in “05/09/2026”',
  );
  expect(open && evidenceText(open, 'ru')).toBe(
    'По файлу неясно, что стоит первым в «05/09/2026»: день или месяц',
  );
  const encoding = {
    setting: 'encoding',
    examples: ['naïve', 'naīve'],
    candidates: ['windows-1252', 'iso-8859-4'],
  } as const;
  expect(evidenceText(encoding, 'en')).toBe(
    'The likely encodings yield different words: “naïve” in windows-1252, “naīve” in iso-8859-4',
  );
  expect(evidenceText(encoding, 'ru')).toBe(
    'В вероятных кодировках получаются разные слова: «naïve» в windows-1252, «naīve» в iso-8859-4',
  );
});
