import { type RefObject, useEffect, useReducer } from 'react';
import type {
  Filter,
  FilterCondition as Condition,
  FilterGroup,
} from '../../../../server/contract/filter-language/filter-model.js';
import { completeLines } from './filter-model.js';

/** A condition in the editor with a stable key. */
export interface DraftCondition extends Condition {
  key: number;
  /** Whether the user edited the value. Only edited values are trimmed. */
  isTyped?: boolean;
}

/** A line in the editor: a condition followed by its alternatives. */
export interface DraftLine {
  key: number;
  conditions: readonly DraftCondition[];
}

type DraftEvent =
  | { type: 'lineAdded'; condition: Condition }
  | { type: 'alternativeAdded'; line: number; condition: Condition }
  | { type: 'changed'; line: number; key: number; condition: Partial<Condition> }
  | { type: 'removed'; line: number; key: number }
  | { type: 'cleared'; condition: Condition | undefined };

let lastKey = 0;
const withKey = (condition: Condition): DraftCondition => ({ ...condition, key: (lastKey += 1) });

function createDraftLine(conditions: FilterGroup): DraftLine {
  return { key: (lastKey += 1), conditions: conditions.map(withKey) };
}

/** Creates the draft of a filter. An empty filter starts with one blank line. */
export function createDraft(lines: Filter, initialCondition: Condition | undefined): DraftLine[] {
  const drafts = lines.map(createDraftLine);
  return drafts.length > 0 || !initialCondition ? drafts : [createDraftLine([initialCondition])];
}

/** Converts the draft to filter lines with parsed values. Incomplete conditions are dropped. */
export function toFilter(
  draft: readonly DraftLine[],
  parse: (condition: Condition) => Condition | undefined = (condition) => condition,
): Filter {
  return completeLines(
    draft.map(({ conditions }) =>
      conditions.map(trimTypedValues).flatMap((condition) => parse(condition) ?? []),
    ),
  );
}

function trimTypedValues({ field, operator, values, isTyped }: DraftCondition): Condition {
  return { field, operator, values: isTyped ? values.map((value) => value.trim()) : values };
}

/** Reducer of the filter draft. */
export function draftReducer(draft: readonly DraftLine[], event: DraftEvent): readonly DraftLine[] {
  switch (event.type) {
    case 'lineAdded':
      return [...draft, createDraftLine([event.condition])];
    case 'alternativeAdded':
      return changeLine(draft, event.line, (conditions) => [...conditions, withKey(event.condition)]);
    case 'changed':
      return changeLine(draft, event.line, (conditions) =>
        conditions.map((current) =>
          current.key === event.key ? applyChange(current, event.condition) : current,
        ),
      );
    case 'removed':
      return changeLine(draft, event.line, (conditions) => conditions.filter(({ key }) => key !== event.key));
    case 'cleared':
      return event.condition ? [createDraftLine([event.condition])] : [];
  }
}

function applyChange(current: DraftCondition, change: Partial<Condition>): DraftCondition {
  return { ...current, ...change, isTyped: current.isTyped || change.values !== undefined };
}

function changeLine(
  draft: readonly DraftLine[],
  key: number,
  change: (conditions: readonly DraftCondition[]) => readonly DraftCondition[],
) {
  return draft
    .map((line) => (line.key === key ? { ...line, conditions: change(line.conditions) } : line))
    .filter((line) => line.conditions.length > 0);
}

/** Draft of a closed panel, with the applied filter that it was based on. */
export interface SavedDraft {
  lines: Filter;
  draft: readonly DraftLine[];
}

/**
 * Editable copy of the applied filter. Edits affect the table only after Apply. A closed panel saves its draft, which
 * is restored until the applied filter changes.
 */
export function useFilterDraft(
  lines: Filter,
  initialCondition: Condition | undefined,
  saved: RefObject<SavedDraft | undefined>,
) {
  const [draft, dispatch] = useReducer(draftReducer, undefined, (): readonly DraftLine[] =>
    saved.current?.lines === lines ? saved.current.draft : createDraft(lines, initialCondition),
  );
  useEffect(() => {
    saved.current = { lines, draft };
  }, [saved, lines, draft]);
  return [draft, dispatch] as const;
}
