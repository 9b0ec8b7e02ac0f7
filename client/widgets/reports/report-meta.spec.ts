import { describe, expect, it } from 'vitest';
import type { BaseFact } from '../../../server/contract/reports/base-facts.js';
import { declaredColumns } from './columns/use-column-layout.js';
import {
  type ReportColumn,
  type ReportMeta,
  fileColumns,
  filterColumnsOf,
  gridColumnsOf,
  adaptToDatabase,
  rowNoun,
  genitiveRowNoun,
  searchColumnOf,
  withDefaultColumns,
  withFirstPartyColumns,
} from './report-meta.js';

const column = (id: string, overrides: Partial<ReportColumn> = {}): ReportColumn => ({
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
  zeroIsValidField: null,
  choices: [],
  link: null,
  ...overrides,
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

describe('report metadata', () => {
  it('has the default columns of its search engine', () => {
    expect(gridColumnsOf(meta, 'google').map(({ id }) => id)).toEqual(['word', 'pos', 'docs', 'ws']);
    expect(gridColumnsOf(meta, 'yandex').map(({ id }) => id)).toContain('wsk');
  });

  it('offers optional columns only in databases that support them and keeps their settings in others', () => {
    const metaWithImported = {
      ...meta,
      columns: [...meta.columns, column('difficulty', { basedOn: ['difficulty'] })],
    };
    for (const facts of [['difficulty'], ['trend']] as const) {
      const adaptedMeta = adaptToDatabase(metaWithImported, { currencySign: '$', facts });
      const isAvailable = facts[0] === 'difficulty';
      expect(gridColumnsOf(adaptedMeta, 'google').some(({ id }) => id === 'difficulty')).toBe(isAvailable);
      expect(filterColumnsOf(adaptedMeta, 'google').some(({ id }) => id === 'difficulty')).toBe(isAvailable);
      const declared = declaredColumns(adaptedMeta, 'google').find(
        ({ column: { id } }) => id === 'difficulty',
      );
      expect(declared).toMatchObject({ isSupported: isAvailable, isVisibleByDefault: isAvailable });
    }
  });

  it('treats 0 as a value only if the database has such values, and a price of 0 as unknown', () => {
    const metaWithImported = {
      ...meta,
      columns: [
        column('wsk', { zeroKnownWith: ['exactVolume'], shownOnGoogle: 'default' }),
        column('cpc_max', { zeroKnownWith: [] }),
        column('pages'),
      ],
    };
    const columnsWithUnknownZero = (facts: readonly BaseFact[]) =>
      gridColumnsOf(adaptToDatabase(metaWithImported, { currencySign: '$', facts }), 'google').flatMap(
        ({ id, zeroIsUnknown }) => (zeroIsUnknown ? [id] : []),
      );
    expect(columnsWithUnknownZero([])).toEqual(['wsk', 'cpc_max']);
    expect(columnsWithUnknownZero(['exactVolume'])).toEqual(['cpc_max']);
  });

  it('offers the exact volume as an optional column on Google databases', () => {
    const declared = declaredColumns(meta, 'google').find(({ column: { id } }) => id === 'wsk');
    expect(declared).toMatchObject({ isSupported: true, isVisibleByDefault: false });
  });

  it("shows the database's currency in amount headers", () => {
    const costMeta = {
      ...meta,
      columns: [column('cpc_max', { title: 'CPC', format: 'money' }), column('ws')],
    };
    for (const currencySign of ['$', '₽']) {
      expect(
        adaptToDatabase(costMeta, { currencySign, facts: [] }).columns.map(({ title }) => title),
      ).toEqual([`CPC, ${currencySign}`, 'ws']);
    }
  });

  it('has one main column, the default sort column', () => {
    expect(
      gridColumnsOf(meta, 'google')
        .filter(({ main }) => main)
        .map(({ id }) => id),
    ).toEqual(['ws']);
  });

  it('distinguishes page links from dialogs', () => {
    expect(gridColumnsOf(meta, 'google').slice(0, 2)).toMatchObject([
      { linkTo: '/report?domain={word}', dialog: null },
      { linkTo: null, dialog: 'history' },
    ]);
  });

  it('filters by hidden columns too, visible ones first', () => {
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

describe('row noun', () => {
  it.each([
    [1, 'фраза', 'фразы'],
    [2, 'фразы', 'фраз'],
    [5, 'фраз', 'фраз'],
    [21, 'фраза', 'фразы'],
    [412, 'фраз', 'фраз'],
  ])('agrees with %d in Russian, with and without "из"', (count, expected, expectedGenitive) => {
    expect(rowNoun(meta, count, 'ru')).toBe(expected);
    expect(genitiveRowNoun(meta, count, 'ru')).toBe(expectedGenitive);
  });

  it('has two forms in English', () => {
    const english = { ...meta, rowNoun: ['keyword', 'keywords'] };
    expect([1, 2].map((count) => rowNoun(english, count, 'en'))).toEqual(['keyword', 'keywords']);
    expect(genitiveRowNoun(english, 1, 'en')).toBe('keyword');
  });
});

it('offers first-party columns only to readers with first-party data and keeps their settings', () => {
  const metaWithOwnColumns = { ...meta, columns: [...meta.columns, column('own_clicks', { own: true })] };
  for (const engine of ['google', 'yandex'] as const) {
    const getAvailability = (hasFirstPartyData: boolean) => {
      const visibleMeta = withFirstPartyColumns(metaWithOwnColumns, hasFirstPartyData);
      return {
        grid: gridColumnsOf(visibleMeta, engine).some(({ id }) => id === 'own_clicks'),
        filter: filterColumnsOf(visibleMeta, engine).some(({ id }) => id === 'own_clicks'),
        declared: declaredColumns(visibleMeta, engine).find(
          (candidate) => candidate.column.id === 'own_clicks',
        )?.isSupported,
      };
    };
    expect(getAvailability(true)).toEqual({ grid: true, filter: true, declared: true });
    expect(getAvailability(false)).toEqual({ grid: false, filter: false, declared: false });
  }
});

describe('file columns', () => {
  const ranged: ReportMeta = {
    ...meta,
    columns: [
      column('word'),
      column('ws', { rangedBy: 'wsRange' }),
      column('ws_range', { field: 'wsRange', basedOn: ['volumeRange'] }),
    ],
  };
  const visibleColumns = [{ id: 'word' }, { id: 'ws', rangedBy: 'wsRange' }];

  it("equal the table's columns plus the range of approximate values", () => {
    const rangedMeta = adaptToDatabase(ranged, { currencySign: '$', facts: ['volumeRange'] });
    expect(fileColumns(rangedMeta, visibleColumns)).toEqual(['word', 'ws', 'ws_range']);
  });

  it('omit ranges in databases without them', () => {
    expect(fileColumns(adaptToDatabase(ranged, { currencySign: '$', facts: [] }), visibleColumns)).toEqual([
      'word',
      'ws',
    ]);
  });
});

it('shows only the default columns of an embedded table, in their order', () => {
  const columns = [
    column('word', { shown: 'always', shownOnGoogle: 'always' }),
    column('pos'),
    column('title'),
    column('wsk', { shownOnGoogle: 'optional' }),
    column('ws'),
  ];
  const embedded = withDefaultColumns({ columns } as ReportMeta, ['word', 'ws', 'wsk', 'pos']);
  expect(embedded.columns.map(({ id, shownOnGoogle }) => [id, shownOnGoogle])).toEqual([
    ['word', 'always'],
    ['ws', 'default'],
    ['wsk', 'optional'],
    ['pos', 'default'],
    ['title', 'optional'],
  ]);
});
