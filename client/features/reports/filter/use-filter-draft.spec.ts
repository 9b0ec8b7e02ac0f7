import { expect, it } from 'vitest';
import type { FilterCondition } from '../../../../server/contract/filter-language/filter-model.js';
import { draftOf, draftReducer, linesOfDraft } from './use-filter-draft.js';

const fresh: FilterCondition = { field: 'word', operator: 'LIKE', values: [''] };
const volume: FilterCondition = { field: 'ws', operator: '>=', values: ['10'] };

it('starts an empty filter with one blank line that is not sent', () => {
  const draft = draftOf([], fresh);
  expect(draft).toHaveLength(1);
  expect(linesOfDraft(draft)).toEqual([]);
});

it('keeps the order of lines through all edits', () => {
  let draft: ReturnType<typeof draftOf> = draftOf([[volume]], fresh);
  const step = (event: Parameters<typeof draftReducer>[1]) => {
    draft = [...draftReducer(draft, event)];
  };
  const first = draft[0]?.key ?? 0;
  step({ type: 'alternativeAdded', line: first, condition: { field: 'wsk', operator: '>=', values: ['5'] } });
  step({ type: 'lineAdded', condition: fresh });
  const second = draft[1];
  step({
    type: 'changed',
    line: second?.key ?? 0,
    key: second?.conditions[0]?.key ?? 0,
    condition: { values: ['tent'] },
  });
  expect(linesOfDraft(draft)).toEqual([
    [volume, { field: 'wsk', operator: '>=', values: ['5'] }],
    [{ field: 'word', operator: 'LIKE', values: ['tent'] }],
  ]);
  step({ type: 'removed', line: first, key: draft[0]?.conditions[0]?.key ?? 0 });
  expect(linesOfDraft(draft)[0]).toEqual([{ field: 'wsk', operator: '>=', values: ['5'] }]);
  step({ type: 'removed', line: first, key: draft[0]?.conditions[0]?.key ?? 0 });
  expect(draft).toHaveLength(1);
  step({ type: 'cleared', condition: fresh });
  expect(linesOfDraft(draft)).toEqual([]);
});

it('trims typed values but keeps spaces of existing ones', () => {
  const existingCondition: FilterCondition = { field: 'word', operator: 'ENDSWITH', values: ['tent '] };
  const draft = draftOf([[existingCondition, existingCondition]], fresh);
  const [line] = draft;
  const typed = draftReducer(draft, {
    type: 'changed',
    line: line?.key ?? 0,
    key: line?.conditions[1]?.key ?? 0,
    condition: { values: [' boots '] },
  });
  expect(linesOfDraft(typed)).toEqual([[existingCondition, { ...existingCondition, values: ['boots'] }]]);
});
