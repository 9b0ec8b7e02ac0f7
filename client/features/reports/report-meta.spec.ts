import { describe, expect, it } from 'vitest';
import type { BaseFact } from '../../../server/contract/base-facts.js';
import { declaredColumns } from './columns/declared-columns.js';
import {
  type ReportColumn,
  type ReportMeta,
  fileColumns,
  filterColumnsOf,
  gridColumnsOf,
  inDatabase,
  rowNoun,
  rowNounOf,
  searchColumnOf,
  withFirstPartyColumns,
} from './report-meta.js';

const column = (id: string, more: Partial<ReportColumn> = {}): ReportColumn => ({
  id,
  field: id,
  title: id,
  description: '',
  unit: null,
  formula: null,
  type: 'integer',
  format: 'number',
  sortable: true,
  filterable: true,
  filterType: 'number',
  operators: ['=', '>='],
  shown: 'default',
  shownOnGoogle: 'default',
  ofDomain: null,
  own: false,
  groupedBy: null,
  basedOn: [],
  saidBy: null,
  rangedBy: null,
  zeroKnownWith: null,
  choices: [],
  link: null,
  ...more,
});
const meta: ReportMeta = {
  id: 'organic-keywords',
  field: 'organicKeywords',
  section: 'organic',
  subject: 'domain',
  title: 'Keywords',
  description: '',
  rowNoun: ['фраза', 'фразы', 'фраз'],
  row: { kind: 'keyword', key: ['kid'] },
  engine: null,
  route: '/keywords',
  rest: '/report/simple/organic/keywords',
  method: 'GET',
  comparison: false,
  images: false,
  defaultSort: { google: 'ws|desc', yandex: 'wsk|desc' },
  arguments: [],
  columns: [
    column('word', {
      type: 'string',
      format: 'keyword',
      filterType: 'string',
      operators: ['=', 'LIKE'],
      shown: 'always',
      link: { to: '/report?domain={word}', dialog: null, engine: null },
    }),
    column('pos', { format: 'position', link: { to: '', dialog: 'history', engine: null } }),
    column('docs'),
    column('ws'),
    column('wsk', { shownOnGoogle: 'optional' }),
    column('numwords', { shown: 'optional', shownOnGoogle: 'optional' }),
    column('kid', { shown: 'hidden', shownOnGoogle: 'hidden', filterable: false }),
  ],
};

describe('a declared report', () => {
  it('shows the columns of its engine that are shown from the start', () => {
    expect(gridColumnsOf(meta, 'google').map(({ id }) => id)).toEqual(['word', 'pos', 'docs', 'ws']);
    expect(gridColumnsOf(meta, 'yandex').map(({ id }) => id)).toContain('wsk');
  });

  it('offers what only some databases hold where it is held, and keeps its place in the settings of others', () => {
    const told = { ...meta, columns: [...meta.columns, column('difficulty', { basedOn: ['difficulty'] })] };
    for (const facts of [['difficulty'], ['trend']] as const) {
      const here = inDatabase(told, { sign: '$', facts });
      const isHeld = facts[0] === 'difficulty';
      expect(gridColumnsOf(here, 'google').some(({ id }) => id === 'difficulty')).toBe(isHeld);
      expect(filterColumnsOf(here, 'google').some(({ id }) => id === 'difficulty')).toBe(isHeld);
      const declared = declaredColumns(here, 'google').find(({ column: { id } }) => id === 'difficulty');
      expect(declared).toMatchObject({ offered: isHeld, fromStart: isHeld });
    }
  });

  it('takes 0 for a figure only where the database holds such figures, and a price of 0 for none', () => {
    const told = {
      ...meta,
      columns: [
        column('wsk', { zeroKnownWith: ['exactVolume'], shownOnGoogle: 'default' }),
        column('cpc_max', { zeroKnownWith: [] }),
        column('pages'),
      ],
    };
    const unknownIn = (facts: readonly BaseFact[]) =>
      gridColumnsOf(inDatabase(told, { sign: '$', facts }), 'google').flatMap(({ id, zeroIsUnknown }) =>
        zeroIsUnknown ? [id] : [],
      );
    expect(unknownIn([])).toEqual(['wsk', 'cpc_max']);
    expect(unknownIn(['exactVolume'])).toEqual(['cpc_max']);
  });

  it('offers the exact volume on Google databases on wish (T18)', () => {
    const declared = declaredColumns(meta, 'google').find(({ column: { id } }) => id === 'wsk');
    expect(declared).toMatchObject({ offered: true, fromStart: false });
  });

  it('names the currency of the database in the heads of amounts (N3)', () => {
    const costs = { ...meta, columns: [column('cpc_max', { title: 'CPC', format: 'money' }), column('ws')] };
    for (const sign of ['$', '₽']) {
      expect(inDatabase(costs, { sign, facts: [] }).columns.map(({ title }) => title)).toEqual([
        `CPC, ${sign}`,
        'ws',
      ]);
    }
  });

  it('has one main figure: the one that it is sorted by', () => {
    expect(
      gridColumnsOf(meta, 'google')
        .filter(({ main }) => main)
        .map(({ id }) => id),
    ).toEqual(['ws']);
  });

  it('tells a page’s link from a dialog', () => {
    expect(gridColumnsOf(meta, 'google').slice(0, 2)).toMatchObject([
      { linkTo: '/report?domain={word}', dialog: null },
      { linkTo: null, dialog: 'history' },
    ]);
  });

  it('can be filtered by hidden-at-first columns too, shown ones before them', () => {
    expect(filterColumnsOf(meta, 'google').map(({ id }) => id)).toEqual([
      'word',
      'pos',
      'docs',
      'ws',
      'wsk',
      'numwords',
    ]);
    expect(searchColumnOf(meta.columns)?.id).toBe('word');
  });
});

describe('the word for its rows', () => {
  it.each([
    [1, 'фраза', 'фразы'],
    [2, 'фразы', 'фраз'],
    [5, 'фраз', 'фраз'],
    [21, 'фраза', 'фразы'],
    [412, 'фраз', 'фраз'],
  ])('agrees with %d in Russian, alone and after "из"', (count, alone, after) => {
    expect(rowNoun(meta, count, 'ru')).toBe(alone);
    expect(rowNounOf(meta, count, 'ru')).toBe(after);
  });

  it('has two forms in English', () => {
    const english = { ...meta, rowNoun: ['keyword', 'keywords'] };
    expect([1, 2].map((count) => rowNoun(english, count, 'en'))).toEqual(['keyword', 'keywords']);
    expect(rowNounOf(english, 1, 'en')).toBe('keyword');
  });
});

it('offers own columns to readers who have own data of the subject alone, and keeps how they were arranged', () => {
  const own = { ...meta, columns: [...meta.columns, column('own_clicks', { own: true })] };
  for (const engine of ['google', 'yandex'] as const) {
    const offered = (hasOwn: boolean) => {
      const shown = withFirstPartyColumns(own, hasOwn);
      return {
        grid: gridColumnsOf(shown, engine).some(({ id }) => id === 'own_clicks'),
        filter: filterColumnsOf(shown, engine).some(({ id }) => id === 'own_clicks'),
        declared: declaredColumns(shown, engine).find((one) => one.column.id === 'own_clicks')?.offered,
      };
    };
    expect(offered(true)).toEqual({ grid: true, filter: true, declared: true });
    expect(offered(false)).toEqual({ grid: false, filter: false, declared: false });
  }
});

describe('the columns of a file', () => {
  const ranged: ReportMeta = {
    ...meta,
    columns: [
      column('word'),
      column('ws', { rangedBy: 'wsRange' }),
      column('ws_range', { field: 'wsRange', basedOn: ['volumeRange'] }),
    ],
  };
  const shown = [{ id: 'word' }, { id: 'ws', rangedBy: 'wsRange' }];

  it('are those of the table, with the range beside a figure that may stand for one', () => {
    const held = inDatabase(ranged, { sign: '$', facts: ['volumeRange'] });
    expect(fileColumns(held, shown)).toEqual(['word', 'ws', 'ws_range']);
  });

  it('have no range in a database that holds none', () => {
    expect(fileColumns(inDatabase(ranged, { sign: '$', facts: [] }), shown)).toEqual(['word', 'ws']);
  });
});
