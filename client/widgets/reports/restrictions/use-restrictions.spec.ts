import { expect, it } from 'vitest';
import { initialState } from '../../../addresses/report-state.js';
import { isSelectable } from '../selection/is-selectable.js';
import { restrictState, findBlockedAction, getTableLimits, type TableLimits } from './use-restrictions.js';

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
  const limits = getTableLimits(undefined);
  expect(findBlockedAction({ sort: 'ws|asc', page: 4, perPage: 500 }, limits, report)).toBeUndefined();
  expect(findBlockedAction({ filter: 'a=1^b=1^c=1^d=1^e=1' }, limits, report)).toBeUndefined();
});

it('reports the actions that the free plan blocks and allows all others', () => {
  expect(findBlockedAction({ sort: 'ws|asc' }, freePlanLimits, report)).toBe('sort');
  expect(findBlockedAction({ page: 2 }, freePlanLimits, report)).toBe('page');
  expect(findBlockedAction({ perPage: 50 }, freePlanLimits, report)).toBe('perPage');
  expect(findBlockedAction({ filter: 'a=1^b=1^c=1^d=1' }, freePlanLimits, report)).toBe('filter');
  expect(findBlockedAction({ filter: 'a=1^b=1^c=1', search: 'x' }, freePlanLimits, report)).toBe('filter');
  expect(findBlockedAction({ filter: 'a=1' }, { ...freePlanLimits, filter: false }, report)).toBe(
    'filterAny',
  );
  expect(findBlockedAction({ filter: 'a=1^b=1^c=1' }, freePlanLimits, report)).toBeUndefined();
  expect(findBlockedAction({ page: 1, sort: '', filter: '' }, freePlanLimits, report)).toBeUndefined();
  expect(findBlockedAction({ sort: 'ws|desc' }, freePlanLimits, report)).toBeUndefined();
});

it('reduces a pasted address to the allowed parts and reports the others', () => {
  const pasted = { ...initialState, page: 3, perPage: 50 as const, sort: 'pos|asc', filter: 'ws>=10' };
  expect(restrictState(pasted, freePlanLimits, report)).toEqual({
    state: { ...initialState, filter: 'ws>=10' },
    dropped: ['sort', 'perPage', 'page'],
  });
  expect(restrictState({ ...initialState, filter: 'a=1^b=1^c=1^d=1' }, freePlanLimits, report)).toEqual({
    state: initialState,
    dropped: ['filter'],
  });
  expect(restrictState(initialState, freePlanLimits, report)).toEqual({ state: initialState, dropped: [] });
});

it('offers no selection of keywords on the free plan, unless the owner of a shared report pays', () => {
  const rowOf = (kind: 'keyword' | 'domain') => ({ row: { kind, key: [] } });
  const [keyword, domain] = [rowOf('keyword'), rowOf('domain')];
  expect(isSelectable(keyword, freePlanLimits)).toBe(false);
  expect(isSelectable(keyword, { ...freePlanLimits, isSetByOwner: true })).toBe(true);
  expect(isSelectable(keyword, { ...freePlanLimits, isFreePlan: false })).toBe(true);
  expect(isSelectable(domain, freePlanLimits)).toBe(true);
});
