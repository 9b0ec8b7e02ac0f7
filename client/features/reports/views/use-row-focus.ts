import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to the name of a saved filter once it is drawn again; to the first act below where there is none. */
export function useRowFocus(
  panel: RefObject<HTMLElement | null>,
  drawn: unknown,
): (id: number | undefined) => void {
  const wanted = useRef<{ id: number | undefined }>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const { id } = wanted.current;
    wanted.current = undefined;
    const row = panel.current?.querySelector<HTMLElement>(`[data-apply="${id}"]`);
    (row ?? panel.current?.querySelector<HTMLElement>('[data-act]'))?.focus();
  }, [panel, drawn]);
  return (id) => {
    wanted.current = { id };
  };
}
