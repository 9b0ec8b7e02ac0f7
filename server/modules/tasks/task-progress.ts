import type { TaskStage } from './task-definition.js';

/** A moment of a run, and what of the whole was done at it, from 0 to 1. */
export interface ProgressPoint {
  at: Date;
  share: number;
}

/** Less of the whole, or less time in milliseconds, tells nothing of the rest. */
const minExtrapolationShare = 0.03;
const minExtrapolationMs = 2000;

/** What of the whole is done, from 0 to 1, where a stage is done by a share. */
export function overallShare(stages: readonly TaskStage[], stageIndex: number, share: number): number {
  const weightOf = (group: readonly TaskStage[]) => group.reduce((sum, { weight }) => sum + weight, 0);
  const stageWeight = Math.min(1, Math.max(0, share)) * (stages[stageIndex]?.weight ?? 0);
  return (weightOf(stages.slice(0, stageIndex)) + stageWeight) / weightOf(stages);
}

/** Per cent of a task that is still under way: 100 is for one that is done. */
export function percentComplete(done: number): number {
  return Math.min(99, Math.floor(done * 100));
}

/**
 * When all of it will be done at the speed since this run began; undefined where too little was done to tell. What former runs
 * did is not counted: they may have waited, or done what is now done again.
 */
export function estimateFinishedAt(start: ProgressPoint, now: ProgressPoint): Date | undefined {
  const share = now.share - start.share;
  const elapsed = now.at.getTime() - start.at.getTime();
  if (share < minExtrapolationShare || elapsed < minExtrapolationMs) return undefined;
  return new Date(now.at.getTime() + (elapsed / share) * (1 - now.share));
}
