import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus to the name of a re-rendered filter, else to the first action below. */
export function useRowFocus(
  panel: RefObject<HTMLElement | null>,
  rendered: unknown,
): (id: number | undefined) => void {
  const pendingFocus = useRef<{ id: number | undefined }>(undefined);
  useEffect(() => {
    if (!pendingFocus.current) return;
    const { id } = pendingFocus.current;
    pendingFocus.current = undefined;
    const row = panel.current?.querySelector<HTMLElement>(`[data-apply="${id}"]`);
    (row ?? panel.current?.querySelector<HTMLElement>('[data-act]'))?.focus();
  }, [panel, rendered]);
  return (id) => {
    pendingFocus.current = { id };
  };
}
