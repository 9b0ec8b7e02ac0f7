/** Coordinates in the window, in px. */
export interface Point {
  x: number;
  y: number;
}

/** Minimum duration of a long press and maximum movement during it. */
const longPressMs = 500;
const movementTolerancePx = 10;

/**
 * Detects a long press inside a frame and suppresses the following click.
 * @returns a function that removes the listeners
 */
export function watchLongPress(
  frame: HTMLElement,
  onPress: (target: Element, position: Point) => void,
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
      const position = { x: clientX, y: clientY };
      start = position;
      timer = window.setTimeout(() => {
        pressed = true;
        start = undefined;
        // The element may have been re-rendered during the press.
        const pressedElement = target.isConnected ? target : document.elementFromPoint(clientX, clientY);
        if (pressedElement) onPress(pressedElement, position);
      }, longPressMs);
    },
    { signal },
  );
  frame.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > movementTolerancePx) cancel();
    },
    { signal },
  );
  // Prevents emulated mouse events, which would close the menu.
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
