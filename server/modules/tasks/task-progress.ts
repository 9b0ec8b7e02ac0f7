import type { TaskStage } from './task-kind.js';

/** A moment of a run, and what of the whole was done at it, from 0 to 1. */
export interface ProgressPoint {
  at: Date;
  done: number;
}

/** Less of the whole, or less time in milliseconds, tells nothing of the rest. */
const tellingShare = 0.03;
const tellingMs = 2000;

/** What of the whole is done, from 0 to 1, where a stage is done by a share. */
export function wholeDone(stages: readonly TaskStage[], at: number, share: number): number {
  const weightOf = (some: readonly TaskStage[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  const within = Math.min(1, Math.max(0, share)) * (stages[at]?.weight ?? 0);
  return (weightOf(stages.slice(0, at)) + within) / weightOf(stages);
}

/** Per cent of a task that is still under way: 100 is for one that is done. */
export function percentOf(done: number): number {
  return Math.min(99, Math.floor(done * 100));
}

/**
 * When all of it will be done at the speed since this run began; undefined where too little was done to tell. What former runs
 * did is not counted: they may have waited, or done what is now done again.
 */
export function readyAt(began: ProgressPoint, now: ProgressPoint): Date | undefined {
  const share = now.done - began.done;
  const elapsed = now.at.getTime() - began.at.getTime();
  if (share < tellingShare || elapsed < tellingMs) return undefined;
  return new Date(now.at.getTime() + (elapsed / share) * (1 - now.done));
}
