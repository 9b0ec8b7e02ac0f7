import type { TourMemory } from '../../lib/tour-memory.js';
import type { TourStep } from './tour-steps.js';

/** How long a page is in sight before its tour starts by itself, ms. */
export const autoStartDelayMs = 3000;

/** For how long a tour that has once started by itself does not do so again. */
const suppressedMonths = 144;

/** The least width of a window in which a tour starts by itself, px: header and cards stand there side by side. */
const minAutoStartWidthPx = 1001;

/** The moment at which a tour might start by itself. */
export interface TourMoment {
  /** Width of the window, px. */
  width: number;
  now: Date;
  memory: TourMemory;
  /** Whether a dialog or a menu is open, or somebody is typing. */
  isBusy: boolean;
}

/** Whether a tour starts by itself: in a wide window, once in 144 months, and never over what somebody is at. */
export function shouldAutoStart({ width, now, memory, isBusy }: TourMoment): boolean {
  const isSuppressed = memory.keptUntil !== undefined && memory.keptUntil > now.getTime();
  return width >= minAutoStartWidthPx && !isBusy && !isSuppressed;
}

/** Until when a tour that starts now does not start by itself again, ms since 1970. */
export function suppressedUntil(now: Date): number {
  const end = new Date(now);
  end.setMonth(end.getMonth() + suppressedMonths);
  return end.getTime();
}

/** At which of the steps a tour goes on that was left at one; at the first where that one is not among them now. */
export function resumeIndex(steps: readonly TourStep[], lastStepId: string | undefined): number {
  return Math.max(
    0,
    steps.findIndex(({ id }) => id === lastStepId),
  );
}
