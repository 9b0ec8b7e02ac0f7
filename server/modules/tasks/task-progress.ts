import type { TaskStage } from './task-definition.js';

/** Completed share (0 to 1) of a run at a moment. */
export interface ProgressPoint {
  at: Date;
  share: number;
}

/** Below these thresholds the speed is too uncertain to extrapolate. */
const minExtrapolationShare = 0.03;
const minExtrapolationMs = 2000;

/** Completed share of the whole task, from 0 to 1, by stage weights. */
export function overallShare(stages: readonly TaskStage[], stageIndex: number, share: number): number {
  const sumWeights = (group: readonly TaskStage[]) => group.reduce((sum, { weight }) => sum + weight, 0);
  const stageWeight = Math.min(1, Math.max(0, share)) * (stages[stageIndex]?.weight ?? 0);
  return (sumWeights(stages.slice(0, stageIndex)) + stageWeight) / sumWeights(stages);
}

/** Percentage of an unfinished task; 100 is reserved for finished ones. */
export function percentComplete(done: number): number {
  return Math.min(99, Math.floor(done * 100));
}

/**
 * Extrapolates the finish time from the speed of this run; undefined while there is too little progress. Earlier runs
 * are ignored because they may have waited or repeated work.
 */
export function estimateFinishedAt(start: ProgressPoint, now: ProgressPoint): Date | undefined {
  const share = now.share - start.share;
  const elapsed = now.at.getTime() - start.at.getTime();
  if (share < minExtrapolationShare || elapsed < minExtrapolationMs) return undefined;
  return new Date(now.at.getTime() + (elapsed / share) * (1 - now.share));
}
