import { type PointerEvent, type RefObject, useCallback, useState } from 'react';

interface RowDrag {
  /** Id of the dragged row. */
  dragged: string | undefined;
  /** Row under the pointer, and the edge at which the dragged row will be inserted. */
  overId: string | undefined;
  side: 'above' | 'below' | undefined;
  /** Pointer-down handler of a row's drag handle. */
  start: (id: string) => (event: PointerEvent<HTMLElement>) => void;
}

type Dragging = Pick<RowDrag, 'dragged' | 'overId' | 'side'>;
const idle: Dragging = { dragged: undefined, overId: undefined, side: undefined };

/** Drag and drop for list children with `data-id`. */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: string, targetId: string) => void,
): RowDrag {
  const [dragging, setDragging] = useState(idle);
  const start = useCallback(
    (id: string) => (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !list.current) return;
      event.preventDefault();
      const handle = event.currentTarget;
      const rows = [...list.current.children].filter((line) => line instanceof HTMLElement);
      const from = rows.findIndex((line) => line.dataset['id'] === id);
      let target: string | undefined;
      const move = ({ clientY }: { clientY: number }) => {
        const to = rowIndexAt(rows, clientY);
        target = rows[to]?.dataset['id'];
        rows[to]?.scrollIntoView({ block: 'nearest' });
        setDragging({
          dragged: id,
          overId: target,
          side: to < from ? 'above' : to > from ? 'below' : undefined,
        });
      };
      const end = (endEvent: { type: string }) => {
        handle.removeEventListener('pointermove', move);
        for (const type of endEvents) handle.removeEventListener(type, end);
        setDragging(idle);
        if (endEvent.type === 'pointerup' && target !== undefined && target !== id) onDrop(id, target);
      };
      handle.setPointerCapture(event.pointerId);
      handle.addEventListener('pointermove', move);
      for (const type of endEvents) handle.addEventListener(type, end);
    },
    [list, onDrop],
  );
  return { ...dragging, start };
}

const endEvents = ['pointerup', 'pointercancel'] as const;

/** Row under the pointer, clamped to the list. */
function rowIndexAt(rows: readonly HTMLElement[], y: number): number {
  const index = rows.findIndex((line) => y < line.getBoundingClientRect().bottom);
  return index < 0 ? rows.length - 1 : index;
}
