import { expect, it } from 'vitest';
import { createEdits, readEdits, type Setting, toFieldText } from './setting-edits.js';
import { parseSettingPath, planRows, settingPath } from './setting-names.js';

const setting = (name: string, value: number | null, canBeUnlimited = false): Setting => ({
  name,
  value,
  isFlag: false,
  canBeUnlimited,
  min: 0,
  max: null,
});

const settings = [
  setting('plans.3.priceCents', 4900),
  setting('plans.3.limits.exportRows', 10_000, true),
  setting('plans.3.limits.users', 1),
];

it('reads only changed values, with amounts in cents and an empty text as unlimited', () => {
  expect(
    readEdits(settings, {
      'plans.3.priceCents': '59',
      'plans.3.limits.exportRows': '',
      'plans.3.limits.users': '1',
    }),
  ).toEqual({
    values: [
      { name: 'plans.3.priceCents', value: 5900 },
      { name: 'plans.3.limits.exportRows', value: null },
    ],
    invalid: [],
  });
});

it('reports texts that are not permitted numbers', () => {
  const { invalid } = readEdits(settings, { 'plans.3.priceCents': 'ten', 'plans.3.limits.users': ' ' });
  expect(invalid).toEqual(['plans.3.priceCents', 'plans.3.limits.users']);
});

it.each(['1.5', '1e3', '-5', '0x10', '9999999999', '1 000,5'])(
  'rejects %s as a limit, because limits are whole numbers',
  (text) => {
    const { values, invalid } = readEdits(settings, { 'plans.3.limits.users': text });
    expect([values, invalid]).toEqual([[], ['plans.3.limits.users']]);
  },
);

it.each([
  ['1,200', 120_000],
  ['$1,200.50', 120_050],
  ['1 200,5', 120_050],
])('reads the amount %s as every other form does', (text, value) => {
  expect(readEdits(settings, { 'plans.3.priceCents': text }).values).toEqual([
    { name: 'plans.3.priceCents', value },
  ]);
});

it('ignores spaces between thousands', () => {
  expect(readEdits(settings, { 'plans.3.limits.exportRows': '20\u00a0000' }).values).toEqual([
    { name: 'plans.3.limits.exportRows', value: 20_000 },
  ]);
});

it('creates the edits that restore a version', () => {
  const earlier = [setting('plans.3.priceCents', 3900), setting('plans.3.limits.exportRows', null, true)];
  expect(createEdits(settings, earlier)).toEqual({
    'plans.3.priceCents': '39',
    'plans.3.limits.exportRows': '',
  });
  expect(toFieldText(setting('withdrawal.cents', 1250))).toBe('12.5');
});

it('finds the plan and the text of a path', () => {
  expect(parseSettingPath('plans.-1.limits.searchKeys.perDay')).toEqual({
    plan: -1,
    key: 'limits_searchKeys_perDay',
  });
  expect(parseSettingPath('priceCents')).toEqual({ plan: null, key: 'priceCents' });
  expect(parseSettingPath('plans.3.limits.unknown')).toBeUndefined();
  for (const row of planRows) expect(parseSettingPath(settingPath(row, 5))).toEqual({ plan: 5, key: row });
});
