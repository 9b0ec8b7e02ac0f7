import { type Config, driver, type PopoverDOM } from 'driver.js';
import 'driver.js/dist/driver.css';
import { visibleTarget } from './tour-target.js';
import './tour.css';

/** A step with its texts. */
interface LocalizedStep {
  id: string;
  target: string;
  title: string;
  text: string;
  /** Which of how many it is. */
  progress: string;
}

/** What is played, and who is told of it. */
interface TourOptions {
  steps: readonly LocalizedStep[];
  /** Index of the first step. */
  from: number;
  labels: { next: string; back: string; done: string; skip: string };
  /** Another step is in sight. */
  onStep: (id: string) => void;
  /** The tour is over; `isFullyVisible` where it was seen to its end. */
  onEnd: (isComplete: boolean) => void;
}

/** Longest motion of the look, ms. */
const animationMs = 160;

/** What the library writes onto the element that it points at; elements have roles that do not know of it. */
const ariaAttributes = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const;

/** Shows a tour over the page; the answer ends it without a word to anybody. */
export function playTour({ steps, from, labels, onStep, onEnd }: TourOptions): () => void {
  const opener = document.activeElement;
  let originalAttributes: ReadonlyMap<string, string | null> = new Map();
  let isComplete = false;
  let isAborted = false;
  const skip = () => player.destroy();
  const config: Config = {
    steps: steps.map(({ target, title, text, progress }, at) => ({
      element: () => visibleTarget(target) as Element,
      popover: {
        title,
        description: text,
        progressText: progress,
        ...(at === 0 && { showButtons: ['next', 'close'] }),
      },
    })),
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    duration: animationMs,
    overlayColor: 'var(--overlay)',
    overlayOpacity: 1,
    stagePadding: 4,
    stageRadius: 6,
    popoverOffset: 8,
    popoverClass: 'tour',
    showProgress: true,
    nextBtnText: labels.next,
    prevBtnText: labels.back,
    doneBtnText: labels.done,
    // A press on what is pointed at would open it under the tour.
    disableActiveInteraction: true,
    onPopoverRender: (popover) => customizePopover(popover, labels, { isFirst: player.isFirstStep(), skip }),
    onHighlightStarted: (element) => {
      originalAttributes = new Map(ariaAttributes.map((name) => [name, element?.getAttribute(name) ?? null]));
    },
    onHighlighted: (element) => {
      restoreAttributes(element, originalAttributes);
      document.querySelector<HTMLElement>('.driver-popover-next-btn')?.focus({ preventScroll: true });
      const step = steps[player.getActiveIndex() ?? -1];
      if (step) onStep(step.id);
    },
    onDeselected: (element) => restoreAttributes(element, originalAttributes),
    onDoneClick: () => {
      isComplete = true;
      player.destroy();
    },
    onDestroyed: () => {
      restoreFocus(opener);
      if (!isAborted) onEnd(isComplete);
    },
  };
  const player = driver(config);
  player.drive(from);
  return () => {
    isAborted = true;
    player.destroy();
  };
}

/** Brings the library's box to what readers of the screen and the look expect. */
function customizePopover(
  { wrapper, title, footer, footerButtons, closeButton }: PopoverDOM,
  labels: TourOptions['labels'],
  { isFirst, skip }: { isFirst: boolean; skip: () => void },
): void {
  wrapper.setAttribute('aria-modal', 'true');
  // A header and a footer would be landmarks of the whole page.
  title.setAttribute('role', 'presentation');
  footer.setAttribute('role', 'presentation');
  closeButton.setAttribute('aria-label', labels.skip);
  closeButton.title = labels.skip;
  if (!isFirst) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'driver-popover-footer-btn';
  button.textContent = labels.skip;
  button.addEventListener('click', skip);
  footerButtons.prepend(button);
}

function restoreAttributes(
  element: Element | undefined,
  attributes: ReadonlyMap<string, string | null>,
): void {
  for (const [name, value] of attributes) {
    if (value === null) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
  }
}

/** The focus goes to where it was, or to the page where that is gone, as the item of a menu is. */
function restoreFocus(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = isThere ? opener : document.getElementById('content');
  // After the library, which gives it to its own box.
  setTimeout(() => target?.focus({ preventScroll: true }));
}
