import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the name of a re-rendered filter, otherwise to the first action below the list. */
export function useFilterFocus(
  panel: RefObject<HTMLElement | null>,
  renderKey: unknown,
): (id: number | undefined) => void {
  const pendingFocus = useRef<{ id: number | undefined }>(undefined);
  useEffect(() => {
    if (!pendingFocus.current) return;
    const { id } = pendingFocus.current;
    pendingFocus.current = undefined;
    const applyButton = panel.current?.querySelector<HTMLElement>(`[data-apply="${id}"]`);
    (applyButton ?? panel.current?.querySelector<HTMLElement>('[data-act]'))?.focus();
  }, [panel, renderKey]);
  return (id) => {
    pendingFocus.current = { id };
  };
}
