import type { ImportPhase } from '../import-progress.js';
import type { SampleBase } from './generate-sample.js';

/** Step in the load of one database. */
type SampleStep = 'generate' | ImportPhase;

/** Steps in order with their share of the load time in percent, measured on two cores in November 2026. */
const stepPercent: readonly [SampleStep, number][] = [
  ['generate', 30],
  ['read', 43],
  ['load', 13],
  ['derive', 13],
  ['publish', 1],
];

const maxRetrySeconds = 60;
const minRetrySeconds = 1;
/** Below this percentage the speed is too uncertain for an estimate. */
const minMeasuredPercent = 5;
const defaultRetrySeconds = 30;

/** Progress of the sample load, by database and in total. */
export class SampleProgress {
  private readonly percentByCode: Map<string, number>;
  private startedAt: number | undefined;

  /** @param bases the databases in the order of their load */
  constructor(
    private readonly bases: readonly SampleBase[],
    private readonly nowMs: () => number = () => performance.now(),
  ) {
    this.percentByCode = new Map(bases.map(({ code }) => [code, 0]));
  }

  /**
   * Records the progress of a step. The percentage never decreases and stays below 100 until `complete`.
   * @param share completed share of the step, from 0 to 1
   */
  update(code: string, step: SampleStep, share: number): void {
    this.startedAt ??= this.nowMs();
    const index = stepPercent.findIndex(([name]) => name === step);
    const completedSteps = stepPercent.slice(0, index).reduce((sum, [, percent]) => sum + percent, 0);
    const percent = completedSteps + (stepPercent[index]?.[1] ?? 0) * Math.min(1, Math.max(0, share));
    this.percentByCode.set(code, Math.max(this.percentByCode.get(code) ?? 0, Math.min(99, percent)));
  }

  /** Records that a database is loaded. */
  complete(code: string): void {
    this.percentByCode.set(code, 100);
  }

  /** Integer percentage of one database. */
  getPercent(code: string): number {
    return Math.floor(this.percentByCode.get(code) ?? 100);
  }

  /** Integer percentage over all databases, weighted by size. */
  get percent(): number {
    return Math.floor(this.weightedPercent(this.bases) / (totalShare(this.bases) || 1));
  }

  /** Estimated seconds until a database is loaded, by the average speed so far. */
  retryAfterSeconds(code: string): number {
    const loaded = this.weightedPercent(this.bases);
    const { startedAt } = this;
    if (startedAt === undefined || loaded < minMeasuredPercent) return defaultRetrySeconds;
    const upToBase = this.bases.slice(0, this.bases.findIndex((base) => base.code === code) + 1);
    const remaining = totalShare(upToBase) * 100 - this.weightedPercent(upToBase);
    const remainingSeconds = ((this.nowMs() - startedAt) / 1000 / loaded) * remaining;
    return Math.min(maxRetrySeconds, Math.max(minRetrySeconds, Math.ceil(remainingSeconds)));
  }

  private weightedPercent(bases: readonly SampleBase[]): number {
    return bases.reduce((sum, { code, share }) => sum + share * (this.percentByCode.get(code) ?? 0), 0);
  }
}

function totalShare(bases: readonly SampleBase[]): number {
  return bases.reduce((sum, { share }) => sum + share, 0);
}
