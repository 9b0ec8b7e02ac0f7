import { type RefObject, useEffect, useRef } from 'react';
import type { DraftLine } from './use-filter-draft.js';

/** Where a line is begun to be edited: its value, in whatever form; else its field. */
const valueFields = [
  '[data-value] input',
  '[data-value] select',
  '[data-value] [aria-pressed="true"]',
  '[data-value] [aria-haspopup]',
  'select',
];

/**
 * Leads the keyboard through the panel: to the value of the line that it is opened with, the last one where none is named; to
 * the field of a line that is added, to the value of an alternative, which mostly asks the same field for another one; and past
 * a condition that is removed.
 */
export function usePanelFocus(
  body: RefObject<HTMLElement | null>,
  focusLine: number | undefined,
  draft: readonly DraftLine[],
): void {
  const keys = draft.flatMap(({ conditions }) => conditions.map(({ key }) => key));
  const newest = Math.max(0, ...keys);
  const before = useRef({ newest, count: keys.length });

  useEffect(() => {
    const groups = body.current?.querySelectorAll('[data-line]');
    const field = valueField(groups?.[focusLine ?? groups.length - 1]);
    field?.focus();
    // A sheet takes the focus once more when it stands: to what is marked so.
    field?.setAttribute('data-autofocus', '');
    return () => field?.removeAttribute('data-autofocus');
  }, [body, focusLine]);

  useEffect(() => {
    const { newest: existing, count } = before.current;
    before.current = { newest, count: keys.length };
    if (keys.length < count) focusOn(body.current, '[data-add]');
    else if (newest > existing) newestField(body.current, newest)?.focus();
  }, [body, newest, keys.length]);
}

function valueField(line: Element | undefined): HTMLElement | undefined {
  const fields = valueFields.map((selector) => line?.querySelector<HTMLElement>(selector));
  return fields.find((field) => field) ?? undefined;
}

function newestField(body: HTMLElement | null, newest: number): HTMLElement | null | undefined {
  const condition = body?.querySelector<HTMLElement>(`[data-condition="${newest}"]`);
  if (condition?.dataset['alternative'] === 'true') return valueField(condition);
  return condition?.querySelector('select');
}

function focusOn(body: HTMLElement | null, selector: string): void {
  body?.querySelector<HTMLElement>(selector)?.focus();
}
