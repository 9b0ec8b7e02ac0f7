import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { SampleBase } from './generate-sample.js';
import { findUnloadedBases, loadSampleBase, type SampleDependencies } from './load-sample.js';
import { SampleProgress } from './sample-progress.js';

/** State of an incomplete sample load. */
export interface SampleLoadState {
  /** Whether the load failed. The next start repeats it. */
  hasFailed: boolean;
  /** Percentage over all databases. */
  percent: number;
  /** Codes of the databases that this process has loaded. */
  complete: readonly string[];
}

/** The database that a request reads. */
interface RequestedBase {
  code: string;
  /** English name. */
  name: string;
  /** Russian name. */
  caption: string;
  /** Published generation; 0 if there is none. */
  generation: number;
}

/** Read access to the status of the sample load. */
export interface SampleLoadStatus {
  /** Null if the load is complete or was not needed. */
  current(): SampleLoadState | null;
  /** @throws AppError SampleLoading if the database has no reports yet and its sample data is loading */
  assertLoaded(base: RequestedBase): void;
}

/** Serializable status of a sample load, for the other processes of a server. */
export interface SampleLoadSnapshot {
  current: SampleLoadState | null;
  /** Progress of the databases that are still loading, by code. */
  loadingBases: Readonly<Record<string, BaseProgress>>;
}

interface BaseProgress {
  percent: number;
  retryAfterSeconds: number;
}

/** Status of a sample load in another process. */
export class RemoteSampleLoad implements SampleLoadStatus {
  constructor(private snapshot: SampleLoadSnapshot) {}

  update(snapshot: SampleLoadSnapshot): void {
    this.snapshot = snapshot;
  }

  current(): SampleLoadState | null {
    return this.snapshot.current;
  }

  assertLoaded(base: RequestedBase): void {
    assertBaseLoaded(base, this.snapshot.loadingBases[base.code]);
  }
}

function assertBaseLoaded({ name, caption, generation }: RequestedBase, progress?: BaseProgress): void {
  // A database with reports is served even if its sample data is still loading.
  if (generation > 0 || progress === undefined) return;
  throw new AppError(ErrorCode.SampleLoading, {
    database: { en: name, ru: caption },
    percent: progress.percent,
    retryAfter: progress.retryAfterSeconds,
  });
}

/** Status in a process that loads no sample data. */
export const noSampleLoad: SampleLoadStatus = { current: () => null, assertLoaded: () => undefined };

/** Loads the sample data in the background while the server is listening, one database after the other. */
export class SampleLoad implements SampleLoadStatus {
  private readonly progress: SampleProgress;
  private readonly abortController = new AbortController();
  private readonly pendingCodes: Set<string>;
  private readonly loadedCodes: string[] = [];
  private state: 'loading' | 'failed' | 'complete';
  private running: Promise<void> = Promise.resolve();

  private constructor(
    private readonly dependencies: SampleDependencies,
    private readonly bases: readonly SampleBase[],
  ) {
    this.progress = new SampleProgress(bases);
    this.pendingCodes = new Set(bases.map(({ code }) => code));
    this.state = bases.length === 0 ? 'complete' : 'loading';
  }

  /** Finds the databases to load. `start` loads them. */
  static async create(dependencies: SampleDependencies): Promise<SampleLoad> {
    return new SampleLoad(dependencies, await findUnloadedBases(dependencies));
  }

  current(): SampleLoadState | null {
    if (this.state === 'complete') return null;
    const { percent } = this.progress;
    return { hasFailed: this.state === 'failed', percent, complete: [...this.loadedCodes] };
  }

  assertLoaded(base: RequestedBase): void {
    assertBaseLoaded(base, this.getProgress(base.code));
  }

  /** Status for the other processes of the server. */
  getSnapshot(): SampleLoadSnapshot {
    const loadingBases: Record<string, BaseProgress> = {};
    for (const code of this.pendingCodes) {
      const progress = this.getProgress(code);
      if (progress) loadingBases[code] = progress;
    }
    return { current: this.current(), loadingBases };
  }

  private getProgress(code: string): BaseProgress | undefined {
    if (this.state !== 'loading' || !this.pendingCodes.has(code)) return undefined;
    const { progress } = this;
    return { percent: progress.getPercent(code), retryAfterSeconds: progress.retryAfterSeconds(code) };
  }

  /**
   * Loads the databases. An error is logged, and incomplete databases are empty until the next start.
   * @param onLoaded called after each database, before the next one
   * @returns whether the sample data is complete
   */
  async start(onLoaded: (code: string) => Promise<void> = () => Promise.resolve()): Promise<boolean> {
    const load = this.loadAll(onLoaded);
    this.running = load.catch(() => undefined);
    try {
      await load;
      this.state = 'complete';
      return true;
    } catch (error) {
      this.state = 'failed';
      if (!this.abortController.signal.aborted) {
        this.dependencies.log.error(
          { err: error },
          'the sample data did not load; the next start tries again',
        );
      }
      return false;
    }
  }

  /** Aborts a running load and waits until it has ended. An incomplete database stays empty. */
  async stop(): Promise<void> {
    this.abortController.abort();
    await this.running;
  }

  private async loadAll(onLoaded: (code: string) => Promise<void>): Promise<void> {
    const { signal } = this.abortController;
    for (const base of this.bases) {
      signal.throwIfAborted();
      // Since the start an import may have filled the database, or an administrator may have removed its sample data.
      const unloaded = await findUnloadedBases(this.dependencies);
      if (unloaded.some(({ code }) => code === base.code)) {
        await loadSampleBase(base, this.dependencies, this.progress, signal);
      }
      this.pendingCodes.delete(base.code);
      this.progress.complete(base.code);
      this.loadedCodes.push(base.code);
      signal.throwIfAborted();
      await onLoaded(base.code);
    }
  }
}
