import { type RefObject, useEffect, useRef } from 'react';
import type { DraftLine } from './use-filter-draft.js';

/** Focus targets of a line: its value input, else its column select. */
const valueFields = [
  '[data-value] input',
  '[data-value] select',
  '[data-value] [aria-pressed="true"]',
  '[data-value] [aria-haspopup]',
  'select',
];

/**
 * Moves focus in the filter panel: to the value of the opened line, the column of an added line, the value of an
 * alternative,
 * and past a removed condition.
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
    // A sheet moves the initial focus to the marked element when it opens.
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
