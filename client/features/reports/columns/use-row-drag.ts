import { type PointerEvent, type RefObject, useCallback, useState } from 'react';

interface RowDrag {
  /** Id of the line that is being dragged. */
  dragged: string | undefined;
  /** The line whose place it would take, and the edge at which it would come to stand. */
  overId: string | undefined;
  side: 'above' | 'below' | undefined;
  /** To be called when a pointer goes down on the handle of a line. */
  start: (id: string) => (event: PointerEvent<HTMLElement>) => void;
}

type Dragging = Pick<RowDrag, 'dragged' | 'over' | 'side'>;
const idle: Dragging = { dragged: undefined, overId: undefined, side: undefined };

/** Dragging the lines of a list, which are its children with `data-id`. */
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
      const lines = [...list.current.children].filter((line) => line instanceof HTMLElement);
      const from = lines.findIndex((line) => line.dataset['id'] === id);
      let target: string | undefined;
      const move = ({ clientY }: { clientY: number }) => {
        const to = lineAt(lines, clientY);
        target = lines[to]?.dataset['id'];
        lines[to]?.scrollIntoView({ block: 'nearest' });
        setDragging({
          dragged: id,
          overId: target,
          side: to < from ? 'above' : to > from ? 'below' : undefined,
        });
      };
      const end = (ended: { type: string }) => {
        handle.removeEventListener('pointermove', move);
        for (const type of ends) handle.removeEventListener(type, end);
        setDragging(idle);
        if (ended.type === 'pointerup' && target !== undefined && target !== id) onDrop(id, target);
      };
      handle.setPointerCapture(event.pointerId);
      handle.addEventListener('pointermove', move);
      for (const type of ends) handle.addEventListener(type, end);
    },
    [list, onDrop],
  );
  return { ...dragging, start };
}

const ends = ['pointerup', 'pointercancel'] as const;

/** The line under the pointer; the first or the last one beyond the list. */
function lineAt(lines: readonly HTMLElement[], y: number): number {
  const at = lines.findIndex((line) => y < line.getBoundingClientRect().bottom);
  return at < 0 ? lines.length - 1 : at;
}
