import type { TourMemory } from '../../lib/tour-memory.js';
import type { TourStep } from './tour-steps.js';

export const autoStartDelayMs = 3000;

const suppressedMonths = 144;

/** Minimum window width in which header and cards fit side by side. */
const minAutoStartWidthPx = 1001;

/** Conditions of an automatic start. */
export interface TourMoment {
  width: number;
  now: Date;
  memory: TourMemory;
  /** Whether a dialog or menu is open or the user is typing. */
  isBusy: boolean;
}

/** Whether to start a tour automatically: in a wide window, once in 144 months, and not while the user is busy. */
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
