import type { TourMemory } from '../../lib/tour-memory.js';
import type { TourStep } from './tour-steps.js';

/** Delay in ms before a tour starts automatically. */
export const autoStartDelayMs = 3000;

/** Months without another automatic start. */
const suppressedMonths = 144;

/** Minimum window width in px for an automatic start: header and cards fit side by side. */
const minAutoStartWidthPx = 1001;

/** Conditions of an automatic start. */
export interface TourMoment {
  /** Window width in px. */
  width: number;
  now: Date;
  memory: TourMemory;
  /** True if a dialog or menu is open or the user is typing. */
  isBusy: boolean;
}

/** A tour starts automatically in a wide window, once in 144 months, and never while the user is busy. */
export function shouldAutoStart({ width, now, memory, isBusy }: TourMoment): boolean {
  const isSuppressed = memory.keptUntil !== undefined && memory.keptUntil > now.getTime();
  return width >= minAutoStartWidthPx && !isBusy && !isSuppressed;
}

/** Timestamp in ms until which the automatic start is suppressed. */
export function suppressedUntil(now: Date): number {
  const end = new Date(now);
  end.setMonth(end.getMonth() + suppressedMonths);
  return end.getTime();
}

/** Index of the step where an interrupted tour resumes; 0 if that step no longer exists. */
export function resumeIndex(steps: readonly TourStep[], lastStepId: string | undefined): number {
  return Math.max(
    0,
    steps.findIndex(({ id }) => id === lastStepId),
  );
}
