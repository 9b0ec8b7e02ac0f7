/** A place in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** How long a finger rests before it counts, and how far it may tremble. */
const longPressMs = 500;
const tremble = 10;

/**
 * Calls back when a finger rests on something inside a frame; the click that would follow is swallowed.
 * @returns ends the watch.
 */
export function watchLongPress(
  frame: HTMLElement,
  onPress: (target: Element, at: Point) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let start: Point | undefined;
  let timer = 0;
  let pressed = false;
  const cancel = () => {
    window.clearTimeout(timer);
    start = undefined;
  };
  frame.addEventListener(
    'pointerdown',
    ({ target, clientX, clientY, pointerType, isPrimary }) => {
      cancel();
      pressed = false;
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
      const at = { x: clientX, y: clientY };
      start = at;
      timer = window.setTimeout(() => {
        pressed = true;
        start = undefined;
        // What was there may have been drawn anew meanwhile.
        const there = target.isConnected ? target : document.elementFromPoint(clientX, clientY);
        if (there) onPress(there, at);
      }, longPressMs);
    },
    { signal },
  );
  frame.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > tremble) cancel();
    },
    { signal },
  );
  // What a browser makes of a tap, as if a mouse had been there, would close what the press has opened.
  frame.addEventListener('touchend', (event) => pressed && event.preventDefault(), {
    signal,
    passive: false,
  });
  for (const end of ['pointerup', 'pointercancel'] as const) frame.addEventListener(end, cancel, { signal });
  frame.addEventListener(
    'click',
    (event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  signal.addEventListener('abort', cancel);
  return () => controller.abort();
}
