import { expect, it } from 'vitest';
import type { FilterCondition } from '../../../../server/contract/filter-language/filter-model.js';
import { createDraft, draftReducer, toFilter } from './use-filter-draft.js';

const blankCondition: FilterCondition = { field: 'word', operator: 'LIKE', values: [''] };
const volume: FilterCondition = { field: 'ws', operator: '>=', values: ['10'] };

it('starts an empty filter with one blank line that is not sent', () => {
  const draft = createDraft([], blankCondition);
  expect(draft).toHaveLength(1);
  expect(toFilter(draft)).toEqual([]);
});

it('keeps the order of lines through all edits', () => {
  let draft: ReturnType<typeof createDraft> = createDraft([[volume]], blankCondition);
  const dispatch = (event: Parameters<typeof draftReducer>[1]) => {
    draft = [...draftReducer(draft, event)];
  };
  const first = draft[0]?.key ?? 0;
  dispatch({
    type: 'alternativeAdded',
    line: first,
    condition: { field: 'wsk', operator: '>=', values: ['5'] },
  });
  dispatch({ type: 'lineAdded', condition: blankCondition });
  const second = draft[1];
  dispatch({
    type: 'changed',
    line: second?.key ?? 0,
    key: second?.conditions[0]?.key ?? 0,
    condition: { values: ['tent'] },
  });
  expect(toFilter(draft)).toEqual([
    [volume, { field: 'wsk', operator: '>=', values: ['5'] }],
    [{ field: 'word', operator: 'LIKE', values: ['tent'] }],
  ]);
  dispatch({ type: 'removed', line: first, key: draft[0]?.conditions[0]?.key ?? 0 });
  expect(toFilter(draft)[0]).toEqual([{ field: 'wsk', operator: '>=', values: ['5'] }]);
  dispatch({ type: 'removed', line: first, key: draft[0]?.conditions[0]?.key ?? 0 });
  expect(draft).toHaveLength(1);
  dispatch({ type: 'cleared', condition: blankCondition });
  expect(toFilter(draft)).toEqual([]);
});

it('trims typed values but keeps spaces of existing ones', () => {
  const existingCondition: FilterCondition = { field: 'word', operator: 'ENDSWITH', values: ['tent '] };
  const draft = createDraft([[existingCondition, existingCondition]], blankCondition);
  const [line] = draft;
  const editedDraft = draftReducer(draft, {
    type: 'changed',
    line: line?.key ?? 0,
    key: line?.conditions[1]?.key ?? 0,
    condition: { values: [' boots '] },
  });
  expect(toFilter(editedDraft)).toEqual([[existingCondition, { ...existingCondition, values: ['boots'] }]]);
});
