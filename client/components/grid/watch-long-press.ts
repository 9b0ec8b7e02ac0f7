/** Window coordinates in px. */
export interface Point {
  x: number;
  y: number;
}

/** Minimum duration and movement tolerance of a long press. */
const longPressMs = 500;
const tremble = 10;

/**
 * Detects a long press inside a frame and suppresses the following click.
 * @returns a function that removes the listeners
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
        // The element may have been re-rendered during the press.
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
  // Emulated mouse events after the touch would close the opened menu.
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
