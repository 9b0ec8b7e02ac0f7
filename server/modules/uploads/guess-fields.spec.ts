import { expect, it } from 'vitest';
import { guessFields } from './guess-fields.js';

it('suggests fields by names and values, each field once', () => {
  const names = ['phrase', 'pos_d', 'vol_m', 'landing', 'kd%', 'chk', 'grp', 'phrase 2'];
  const rows = [
    ['2 person tent', '4', '40500', 'https://peak.example/a', '61%', '12.10.2026', 'spring', 'x'],
    ['dome tent', 'n/a', '3600', 'https://peak.example/b', '34%', '12.10.2026', 'spring', 'y'],
    ['tent heater', '11', '22 200', 'https://peak.example/c', '48%', '12.10.2026', 'winter', 'z'],
  ];
  expect(guessFields(names, rows)).toEqual([
    'keyword',
    'position',
    'ws',
    'url',
    'difficulty',
    'date',
    undefined,
    undefined,
  ]);
});

it('suggests nothing if the values do not match', () => {
  expect(guessFields(['Позиция', 'Запрос'], [['верх', 'чайник']])).toEqual([undefined, 'keyword']);
});
