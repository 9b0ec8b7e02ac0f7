import styles from './folder-list.module.css';

/** What is dragged. */
interface Dragged {
  /** Stands beside the pointer. */
  label: string;
  /** Whether a folder takes it. */
  takes: (folder: number) => boolean;
  onDrop: (folder: number) => void;
}

/** Pixels that a pointer moves before it drags: a click moves too. */
const slack = 6;
/** Pixels at the edges of the list in which it scrolls by itself, and by how many a step. */
const edge = 28;
const step = 12;

/** Follows a pointer that went down on something that can be dragged onto a folder of the list; Esc leaves it where it was. */
export function followPointer(
  { clientX, clientY, pointerId }: Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId'>,
  { label, takes, onDrop }: Dragged,
): void {
  let ghost: HTMLElement | undefined;
  let over: HTMLElement | undefined;
  const begin = () => {
    ghost = document.createElement('div');
    ghost.className = styles.ghost ?? '';
    ghost.textContent = label;
    document.body.append(ghost);
    document.body.classList.add(styles.dragging ?? '');
    getSelection()?.removeAllRanges();
  };
  const mark = (next: HTMLElement | undefined) => {
    over?.removeAttribute('data-over');
    over = next;
    over?.setAttribute('data-over', 'true');
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    if (!ghost && Math.hypot(event.clientX - clientX, event.clientY - clientY) < slack) return;
    if (!ghost) begin();
    ghost?.style.setProperty('transform', `translate(${event.clientX + 12}px, ${event.clientY + 8}px)`);
    scrollAtEdges(event);
    mark(folderUnder(event, takes));
  };
  const end = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    const folder = event.type === 'pointerup' ? over?.dataset['folder'] : undefined;
    const wasDragged = ghost !== undefined;
    mark(undefined);
    ghost?.remove();
    document.body.classList.remove(styles.dragging ?? '');
    for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
    // What was dragged was not clicked.
    if (wasDragged) swallowClick();
    if (folder !== undefined) onDrop(Number(folder));
  };
  const keep = (event: Event) => event.preventDefault();
  const listeners: [string, EventListener][] = [
    ['pointermove', move as EventListener],
    ['pointerup', end],
    ['pointercancel', end],
    ['keydown', end],
    ['dragstart', keep],
  ];
  for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
}

function folderUnder(
  { clientX, clientY }: PointerEvent,
  takes: (folder: number) => boolean,
): HTMLElement | undefined {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-folder]');
  return found && takes(Number(found.dataset['folder'])) ? found : undefined;
}

function scrollAtEdges({ clientX, clientY }: PointerEvent): void {
  const list = document.elementFromPoint(clientX, clientY)?.closest('[data-folder-list]');
  if (!list) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (clientY < top + edge) list.scrollTop -= step;
  if (clientY > bottom - edge) list.scrollTop += step;
}

function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', stop, true), 0);
}
