import { expect, it } from 'vitest';
import { initialState } from '../../../addresses/report-state.js';
import { allowedState, blockedAction, tableLimitsOf, type TableLimits } from './table-limits.js';

const report = {
  countConditions: (filter: string) => (filter === '' ? 0 : filter.split('^').length),
  defaultSort: 'ws|desc',
};

const demo: TableLimits = {
  demo: true,
  isSetByOwner: false,
  paging: false,
  perPage: false,
  sort: false,
  filter: true,
  conditions: 3,
  copy: false,
  rows: 15,
  fileRows: 10,
};

it('lets everything through to the server while the viewer is not known', () => {
  const limits = tableLimitsOf(undefined);
  expect(blockedAction({ sort: 'ws|asc', page: 4, perPage: 500 }, limits, report)).toBeUndefined();
  expect(blockedAction({ filter: 'a=1^b=1^c=1^d=1^e=1' }, limits, report)).toBeUndefined();
});

it('names what the demo does not do, and lets it do what it may', () => {
  expect(blockedAction({ sort: 'ws|asc' }, demo, report)).toBe('sort');
  expect(blockedAction({ page: 2 }, demo, report)).toBe('page');
  expect(blockedAction({ perPage: 50 }, demo, report)).toBe('perPage');
  expect(blockedAction({ filter: 'a=1^b=1^c=1^d=1' }, demo, report)).toBe('filter');
  expect(blockedAction({ filter: 'a=1' }, { ...demo, filter: false }, report)).toBe('filterAny');
  expect(blockedAction({ filter: 'a=1^b=1^c=1' }, demo, report)).toBeUndefined();
  expect(blockedAction({ page: 1, sort: '', filter: '' }, demo, report)).toBeUndefined();
  expect(blockedAction({ sort: 'ws|desc' }, demo, report)).toBeUndefined();
});

it('opens of a pasted address what its reader may see, and says what it left out', () => {
  const pasted = { ...initialState, page: 3, perPage: 50 as const, sort: 'pos|asc', filter: 'ws>=10' };
  expect(allowedState(pasted, demo, report)).toEqual({
    state: { ...initialState, filter: 'ws>=10' },
    dropped: ['sort', 'perPage', 'page'],
  });
  expect(allowedState({ ...initialState, filter: 'a=1^b=1^c=1^d=1' }, demo, report)).toEqual({
    state: initialState,
    dropped: ['filter'],
  });
  expect(allowedState(initialState, demo, report)).toEqual({ state: initialState, dropped: [] });
});
