import { expect, it } from 'vitest';
import { initialState } from '../../../addresses/report-state.js';
import { allowedState, blockedAction, tableLimitsOf, type TableLimits } from './table-limits.js';

const report = {
  countConditions: (filter: string) => (filter === '' ? 0 : filter.split('^').length),
  defaultSort: 'ws|desc',
};

const freePlanLimits: TableLimits = {
  isFreePlan: true,
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

it('allows everything until the viewer is loaded', () => {
  const limits = tableLimitsOf(undefined);
  expect(blockedAction({ sort: 'ws|asc', page: 4, perPage: 500 }, limits, report)).toBeUndefined();
  expect(blockedAction({ filter: 'a=1^b=1^c=1^d=1^e=1' }, limits, report)).toBeUndefined();
});

it('reports what the free plan blocks and allows the rest', () => {
  expect(blockedAction({ sort: 'ws|asc' }, freePlanLimits, report)).toBe('sort');
  expect(blockedAction({ page: 2 }, freePlanLimits, report)).toBe('page');
  expect(blockedAction({ perPage: 50 }, freePlanLimits, report)).toBe('perPage');
  expect(blockedAction({ filter: 'a=1^b=1^c=1^d=1' }, freePlanLimits, report)).toBe('filter');
  expect(blockedAction({ filter: 'a=1' }, { ...freePlanLimits, filter: false }, report)).toBe('filterAny');
  expect(blockedAction({ filter: 'a=1^b=1^c=1' }, freePlanLimits, report)).toBeUndefined();
  expect(blockedAction({ page: 1, sort: '', filter: '' }, freePlanLimits, report)).toBeUndefined();
  expect(blockedAction({ sort: 'ws|desc' }, freePlanLimits, report)).toBeUndefined();
});

it('reduces a pasted address to the allowed parts and reports the others', () => {
  const pasted = { ...initialState, page: 3, perPage: 50 as const, sort: 'pos|asc', filter: 'ws>=10' };
  expect(allowedState(pasted, freePlanLimits, report)).toEqual({
    state: { ...initialState, filter: 'ws>=10' },
    dropped: ['sort', 'perPage', 'page'],
  });
  expect(allowedState({ ...initialState, filter: 'a=1^b=1^c=1^d=1' }, freePlanLimits, report)).toEqual({
    state: initialState,
    dropped: ['filter'],
  });
  expect(allowedState(initialState, freePlanLimits, report)).toEqual({ state: initialState, dropped: [] });
});
