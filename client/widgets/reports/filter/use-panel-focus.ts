import { type RefObject, useEffect, useRef } from 'react';
import type { DraftLine } from './use-filter-draft.js';

/** Selectors of the element to focus in a line, by priority: value input, then column select. */
const valueFieldSelectors = [
  '[data-value] input',
  '[data-value] select',
  '[data-value] [aria-pressed="true"]',
  '[data-value] [aria-haspopup]',
  'select',
];

/**
 * Manages the focus in the filter panel: value of the opened line, column of an added line, value of an added
 * alternative, and the Add button after a removal.
 */
export function usePanelFocus(
  body: RefObject<HTMLElement | null>,
  focusLine: number | undefined,
  draft: readonly DraftLine[],
): void {
  const keys = draft.flatMap(({ conditions }) => conditions.map(({ key }) => key));
  const latestKey = Math.max(0, ...keys);
  const previous = useRef({ latestKey, count: keys.length });

  useEffect(() => {
    const groups = body.current?.querySelectorAll('[data-line]');
    const field = findValueField(groups?.[focusLine ?? groups.length - 1]);
    field?.focus();
    // When a bottom sheet opens, it focuses the element with this attribute.
    field?.setAttribute('data-autofocus', '');
    return () => field?.removeAttribute('data-autofocus');
  }, [body, focusLine]);

  useEffect(() => {
    const { latestKey: previousKey, count } = previous.current;
    previous.current = { latestKey, count: keys.length };
    if (keys.length < count) focusElement(body.current, '[data-add]');
    else if (latestKey > previousKey) findLatestField(body.current, latestKey)?.focus();
  }, [body, latestKey, keys.length]);
}

function findValueField(line: Element | undefined): HTMLElement | undefined {
  const fields = valueFieldSelectors.map((selector) => line?.querySelector<HTMLElement>(selector));
  return fields.find((field) => field) ?? undefined;
}

function findLatestField(body: HTMLElement | null, latestKey: number): HTMLElement | null | undefined {
  const condition = body?.querySelector<HTMLElement>(`[data-condition="${latestKey}"]`);
  if (condition?.dataset['alternative'] === 'true') return findValueField(condition);
  return condition?.querySelector('select');
}

function focusElement(body: HTMLElement | null, selector: string): void {
  body?.querySelector<HTMLElement>(selector)?.focus();
}
