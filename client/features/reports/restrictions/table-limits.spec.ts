import { expect, it } from 'vitest';
import { initialState } from '../state/report-state.js';
import { allowedState, blockedAct, tableLimitsOf, type TableLimits } from './table-limits.js';

const count = (filter: string) => (filter === '' ? 0 : filter.split('^').length);

const demo: TableLimits = {
  demo: true,
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
  expect(blockedAct({ sort: 'ws|asc', page: 4, perPage: 500 }, limits, count)).toBeUndefined();
  expect(blockedAct({ filter: 'a=1^b=1^c=1^d=1^e=1' }, limits, count)).toBeUndefined();
});

it('names what the demo does not do, and lets it do what it may', () => {
  expect(blockedAct({ sort: 'ws|asc' }, demo, count)).toBe('sort');
  expect(blockedAct({ page: 2 }, demo, count)).toBe('page');
  expect(blockedAct({ perPage: 50 }, demo, count)).toBe('perPage');
  expect(blockedAct({ filter: 'a=1^b=1^c=1^d=1' }, demo, count)).toBe('filter');
  expect(blockedAct({ filter: 'a=1' }, { ...demo, filter: false }, count)).toBe('filterAny');
  expect(blockedAct({ filter: 'a=1^b=1^c=1' }, demo, count)).toBeUndefined();
  expect(blockedAct({ page: 1, sort: '', filter: '' }, demo, count)).toBeUndefined();
});

it('opens of a pasted address what its reader may see, and says what it left out', () => {
  const pasted = { ...initialState, page: 3, perPage: 50 as const, sort: 'pos|asc', filter: 'ws>=10' };
  expect(allowedState(pasted, demo, count)).toEqual({
    state: { ...initialState, filter: 'ws>=10' },
    dropped: ['sort', 'perPage', 'page'],
  });
  expect(allowedState({ ...initialState, filter: 'a=1^b=1^c=1^d=1' }, demo, count)).toEqual({
    state: initialState,
    dropped: ['filter'],
  });
  expect(allowedState(initialState, demo, count)).toEqual({ state: initialState, dropped: [] });
});
