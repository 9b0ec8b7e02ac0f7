import type { ImportPhase } from '../import-progress.js';
import type { SampleBase } from './generate-sample.js';

/** A step of the load of one database. */
type SampleStep = 'generate' | ImportPhase;

/** The part of a database's load that each step takes, in order and in percent: measured on two cores in November 2026. */
const stepPercent: readonly [SampleStep, number][] = [
  ['generate', 30],
  ['read', 43],
  ['load', 13],
  ['derive', 13],
  ['publish', 1],
];

/** Longest and shortest time after which a caller is asked to try again, in seconds. */
const maxRetrySeconds = 60;
const minRetrySeconds = 1;
/** Until so much is done, its pace says little of the time that is left. */
const minMeasuredPercent = 5;
const unmeasuredRetrySeconds = 30;

/** How much of the sample data is loaded, by database and in total. */
export class SampleProgress {
  private readonly percents: Map<string, number>;
  private startedAt: number | undefined;

  /** @param bases the databases that are loaded, in their order */
  constructor(
    private readonly bases: readonly SampleBase[],
    private readonly nowMs: () => number = () => performance.now(),
  ) {
    this.percents = new Map(bases.map(({ code }) => [code, 0]));
  }

  /** Notes that so much of a step is done, from 0 to 1. A percentage never falls, and stays below 100 until the end. */
  update(code: string, step: SampleStep, share: number): void {
    this.startedAt ??= this.nowMs();
    const index = stepPercent.findIndex(([name]) => name === step);
    const before = stepPercent.slice(0, index).reduce((sum, [, percent]) => sum + percent, 0);
    const now = before + (stepPercent[index]?.[1] ?? 0) * Math.min(1, Math.max(0, share));
    this.percents.set(code, Math.max(this.percents.get(code) ?? 0, Math.min(99, now)));
  }

  /** Notes that a database is loaded. */
  complete(code: string): void {
    this.percents.set(code, 100);
  }

  /** Whole percent of one database. */
  percentOf(code: string): number {
    return Math.floor(this.percents.get(code) ?? 100);
  }

  /** Whole percent of all databases, each by its size. */
  get percent(): number {
    return Math.floor(this.loadedOf(this.bases) / (sharesOf(this.bases) || 1));
  }

  /** Seconds after which a database is probably loaded, by the pace so far. */
  retryAfterSeconds(code: string): number {
    const done = this.loadedOf(this.bases);
    const { startedAt } = this;
    if (startedAt === undefined || done < minMeasuredPercent) return unmeasuredRetrySeconds;
    const upToIt = this.bases.slice(0, this.bases.findIndex((base) => base.code === code) + 1);
    const left = sharesOf(upToIt) * 100 - this.loadedOf(upToIt);
    const leftSeconds = ((this.nowMs() - startedAt) / 1000 / done) * left;
    return Math.min(maxRetrySeconds, Math.max(minRetrySeconds, Math.ceil(leftSeconds)));
  }

  /** Percent of these databases, weighted by their shares. */
  private loadedOf(bases: readonly SampleBase[]): number {
    return bases.reduce((sum, { code, share }) => sum + share * (this.percents.get(code) ?? 0), 0);
  }
}

function sharesOf(bases: readonly SampleBase[]): number {
  return bases.reduce((sum, { share }) => sum + share, 0);
}
