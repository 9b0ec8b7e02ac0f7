import { type Config, driver, type PopoverDOM } from 'driver.js';
import 'driver.js/dist/driver.css';
import { visibleTarget } from './tour-target.js';
import './tour.css';

/** Tour step with translated texts. */
interface LocalizedStep {
  id: string;
  target: string;
  title: string;
  text: string;
  /** Step counter, such as "2 of 20". */
  progress: string;
}

/** Steps, labels and callbacks of a tour. */
interface TourOptions {
  steps: readonly LocalizedStep[];
  from: number;
  labels: { next: string; back: string; done: string; skip: string };
  /** Runs when a step is highlighted. */
  onStep: (id: string) => void;
  /** Runs when the tour ends. `isComplete`: the user reached the last step. */
  onEnd: (isComplete: boolean) => void;
}

const animationMs = 160;

/**
 * ARIA attributes that driver.js sets on the highlighted element. They are invalid for most roles, so the original
 * values are restored.
 */
const ariaAttributes = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const;

/**
 * Starts a tour.
 * @returns a function that ends it without calling `onEnd`.
 */
export function playTour({ steps, from, labels, onStep, onEnd }: TourOptions): () => void {
  const opener = document.activeElement;
  let originalAttributes: ReadonlyMap<string, string | null> = new Map();
  let isComplete = false;
  let isAborted = false;
  const skip = () => player.destroy();
  const config: Config = {
    steps: steps.map(({ target, title, text, progress }, index) => ({
      element: () => visibleTarget(target) as Element,
      popover: {
        title,
        description: text,
        progressText: progress,
        ...(index === 0 && { showButtons: ['next', 'close'] }),
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
    // Prevents clicks on the highlighted element of the page.
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

/** Adjusts the driver.js popover for accessibility and adds a skip button to the first step. */
function customizePopover(
  { wrapper, title, footer, footerButtons, closeButton }: PopoverDOM,
  labels: TourOptions['labels'],
  { isFirst, skip }: { isFirst: boolean; skip: () => void },
): void {
  wrapper.setAttribute('aria-modal', 'true');
  // driver.js uses header and footer elements, which would be landmarks.
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

/** Restores the focus, or focuses the page content if the previous element was removed. */
function restoreFocus(opener: Element | null): void {
  const canFocus = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = canFocus ? opener : document.getElementById('content');
  // Deferred, because driver.js focuses its popover first.
  setTimeout(() => target?.focus({ preventScroll: true }));
}
