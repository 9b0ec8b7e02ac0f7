import styles from './folder-list.module.css';

/** Source of a drag operation. */
interface DragSource {
  /** Displayed next to the pointer. */
  label: string;
  /** Whether a folder accepts the drop. */
  canDropOn: (folder: number) => boolean;
  onDrop: (folder: number) => void;
}

/** Movement before a drag starts; smaller movements count as a click. */
const dragThresholdPx = 6;
/** Height of the auto-scroll zones, and the scroll distance per step. */
const scrollEdgePx = 28;
const scrollStepPx = 12;

/** Starts a drag of folders or keywords onto a folder. Escape cancels it. */
export function startFolderDrag(
  { clientX, clientY, pointerId }: Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId'>,
  { label, canDropOn, onDrop }: DragSource,
): void {
  let dragLabel: HTMLElement | undefined;
  let hoveredFolder: HTMLElement | undefined;
  const startDrag = () => {
    dragLabel = document.createElement('div');
    dragLabel.className = styles.ghost ?? '';
    dragLabel.textContent = label;
    document.body.append(dragLabel);
    document.body.classList.add(styles.dragging ?? '');
    getSelection()?.removeAllRanges();
  };
  const highlight = (next: HTMLElement | undefined) => {
    hoveredFolder?.removeAttribute('data-over');
    hoveredFolder = next;
    hoveredFolder?.setAttribute('data-over', 'true');
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    if (!dragLabel && Math.hypot(event.clientX - clientX, event.clientY - clientY) < dragThresholdPx) return;
    if (!dragLabel) startDrag();
    dragLabel?.style.setProperty('transform', `translate(${event.clientX + 12}px, ${event.clientY + 8}px)`);
    scrollAtEdges(event);
    highlight(folderUnder(event, canDropOn));
  };
  const end = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    const folder = event.type === 'pointerup' ? hoveredFolder?.dataset['folder'] : undefined;
    const wasDragged = dragLabel !== undefined;
    highlight(undefined);
    dragLabel?.remove();
    document.body.classList.remove(styles.dragging ?? '');
    for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
    // A drag must not trigger a click.
    if (wasDragged) suppressClick();
    if (folder !== undefined) onDrop(Number(folder));
  };
  const preventScroll = (event: Event) => event.preventDefault();
  const listeners: [string, EventListener][] = [
    ['pointermove', move as EventListener],
    ['pointerup', end],
    ['pointercancel', end],
    ['keydown', end],
    ['dragstart', preventScroll],
  ];
  for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
}

function folderUnder(
  { clientX, clientY }: PointerEvent,
  canDropOn: (folder: number) => boolean,
): HTMLElement | undefined {
  const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-folder]');
  return element && canDropOn(Number(element.dataset['folder'])) ? element : undefined;
}

function scrollAtEdges({ clientX, clientY }: PointerEvent): void {
  const list = document.elementFromPoint(clientX, clientY)?.closest('[data-folder-list]');
  if (!list) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (clientY < top + scrollEdgePx) list.scrollTop -= scrollStepPx;
  if (clientY > bottom - scrollEdgePx) list.scrollTop += scrollStepPx;
}

function suppressClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', stop, true), 0);
}
