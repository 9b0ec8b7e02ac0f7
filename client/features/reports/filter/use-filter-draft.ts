import { useReducer } from 'react';
import type {
  Filter,
  FilterCondition as Condition,
  FilterGroup,
} from '../../../../server/contract/filter-language/filter-model.js';
import { completeLines } from './filter-model.js';

/** A condition in the editor with a stable key. */
export interface DraftCondition extends Condition {
  key: number;
  /** Whether its value was typed; surrounding spaces are then trimmed. */
  typed?: boolean;
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
const keyed = (condition: Condition): DraftCondition => ({ ...condition, key: (lastKey += 1) });

function draftLine(conditions: FilterGroup): DraftLine {
  return { key: (lastKey += 1), conditions: conditions.map(keyed) };
}

/** Editor lines; an empty filter starts with one blank line. */
export function draftOf(lines: Filter, fresh: Condition | undefined): DraftLine[] {
  const drafts = lines.map(draftLine);
  return drafts.length > 0 || !fresh ? drafts : [draftLine([fresh])];
}

/** Lines to apply: complete conditions with parsed values. */
export function linesOfDraft(
  draft: readonly DraftLine[],
  parse: (condition: Condition) => Condition | undefined = (condition) => condition,
): Filter {
  return completeLines(
    draft.map(({ conditions }) =>
      conditions.map(withoutSlips).flatMap((condition) => parse(condition) ?? []),
    ),
  );
}

function withoutSlips({ field, operator, values, typed }: DraftCondition): Condition {
  return { field, operator, values: typed ? values.map((value) => value.trim()) : values };
}

/** Editor actions. */
export function draftReducer(draft: readonly DraftLine[], event: DraftEvent): readonly DraftLine[] {
  switch (event.type) {
    case 'lineAdded':
      return [...draft, draftLine([event.condition])];
    case 'alternativeAdded':
      return changeLine(draft, event.line, (conditions) => [...conditions, keyed(event.condition)]);
    case 'changed':
      return changeLine(draft, event.line, (conditions) =>
        conditions.map((old) => (old.key === event.key ? changed(old, event.condition) : old)),
      );
    case 'removed':
      return changeLine(draft, event.line, (conditions) => conditions.filter(({ key }) => key !== event.key));
    case 'cleared':
      return event.condition ? [draftLine([event.condition])] : [];
  }
}

function changed(old: DraftCondition, change: Partial<Condition>): DraftCondition {
  return { ...old, ...change, typed: old.typed || change.values !== undefined };
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

/** Editable copy of the applied filter; unchanged until applied. */
export function useFilterDraft(lines: Filter, fresh: Condition | undefined) {
  return useReducer(draftReducer, undefined, (): readonly DraftLine[] => draftOf(lines, fresh));
}
