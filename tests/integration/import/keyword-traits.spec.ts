import { expect, it } from 'vitest';
import { englishPlaces } from '../../../server/ingest/data/english-places.js';
import { russianPlaces } from '../../../server/ingest/data/russian-places.js';
import {
  isGeo,
  isGeoSql,
  isQuest,
  isQuestSql,
  countWords,
  numwordsSql,
} from '../../../server/ingest/keyword-traits.js';
import { composeKeywords } from '../../../server/ingest/sample/sample-keyword.js';
import { english, russian } from '../../../server/ingest/sample/sample-language.js';
import { ctrCurve, estimateVisits } from '../../../server/contract/reports/ctr-curve.js';
import { visitsSql } from '../../../server/reports/ctr-curve.js';
import { openTestStores } from '../../support/stores.js';

const hard = [
  '',
  'a',
  "o'neill",
  'c++ course?',
  'hôtel “paris”',
  'new york',
  'york new',
  'ёлка в орле',
  'tents—denver',
  'do',
  'can',
  'can you',
  'what’s up',
  '\\',
  '%',
  'москва',
  'subway москвы',
  'is',
  'is?',
  '東京 hotel',
  '100%',
  'st. louis bbq',
  'san',
  'le mans',
];

it('the engine and the plain functions find the same traits in a keyword', async () => {
  const { clickhouse } = await openTestStores();
  const words = [
    ...hard,
    ...[...englishPlaces, ...russianPlaces].map((place) => `hotel ${place} cheap`),
    ...composeKeywords(english, 6_000, 5).map(({ text }) => text),
    ...composeKeywords(russian, 3_000, 5).map(({ text }) => text),
  ];
  const engineTraits: { word: string; numwords: number; isgeo: number; isquest: number }[] = [];
  for (let index = 0; index < words.length; index += 1_000) {
    const { rows } = await clickhouse.query<(typeof engineTraits)[number]>(
      `SELECT word, ${numwordsSql('word')} AS numwords, ${isGeoSql('word')} AS isgeo, ${isQuestSql('word')} AS isquest
       FROM (SELECT arrayJoin({words:Array(String)}) AS word)`,
      { parameters: { words: words.slice(index, index + 1_000) } },
    );
    engineTraits.push(...rows);
  }
  const expected = words.map((word) => ({
    word,
    numwords: countWords(word),
    isgeo: Number(isGeo(word)),
    isquest: Number(isQuest(word)),
  }));
  expect(engineTraits).toEqual(expected);
  expect(engineTraits.filter(({ isgeo }) => isgeo === 1).length).toBeGreaterThan(
    englishPlaces.length + russianPlaces.length,
  );
});

it('the engine and the plain function estimate the same visits for a row', async () => {
  const { clickhouse } = await openTestStores();
  const { rows } = await clickhouse.query<{ pos: number; ws: number; wsk: number; visits: number }>(
    `SELECT number AS pos, toUInt32(number * 100) AS ws, toUInt32(if(number % 3 = 0, 0, number * 7)) AS wsk,
       ${visitsSql({ pos: 'pos', ws: 'ws', wsk: 'wsk' })} AS visits FROM numbers({count:UInt8})`,
    { parameters: { count: ctrCurve.length + 3 } },
  );
  for (const { visits, ...row } of rows) expect(visits).toBeCloseTo(estimateVisits(row), 9);
});
