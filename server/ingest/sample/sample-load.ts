import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { SampleBase } from './generate-sample.js';
import { loadSampleBase, unfilledBases, type SampleParts } from './load-sample.js';
import { SampleProgress } from './sample-progress.js';

/** A load of the sample data that is not complete. */
export interface SampleLoadState {
  /** Whether it ended before it was complete: the next start begins again. */
  hasFailed: boolean;
  /** Whole percent of all databases that are loaded. */
  percent: number;
  /** Codes of the databases that are complete, of those that this start loads. */
  complete: readonly string[];
}

/** The database that a caller reads. */
interface ReadDatabase {
  code: string;
  /** Names in English and in Russian. */
  name: string;
  caption: string;
  /** Its published generation, 0 for none. */
  generation: number;
}

/** The sample data as calls see it. */
export interface LoadingSample {
  /** The load; null once it is complete, and where none was needed. */
  current(): SampleLoadState | null;
  /** @throws AppError SampleLoading while the sample data of a database without any reports is being loaded */
  assertLoaded(database: ReadDatabase): void;
}

/** A process that loads no sample data. */
export const noSampleLoad: LoadingSample = { current: () => null, assertLoaded: () => undefined };

/** Loads the sample data in the background of a server that answers already, database by database. */
export class SampleLoad implements LoadingSample {
  private readonly progress: SampleProgress;
  private readonly stopping = new AbortController();
  private readonly waiting: Set<string>;
  private readonly complete: string[] = [];
  private state: 'loading' | 'failed' | 'complete';
  private running: Promise<void> = Promise.resolve();

  private constructor(
    private readonly parts: SampleParts,
    private readonly bases: readonly SampleBase[],
  ) {
    this.progress = new SampleProgress(bases);
    this.waiting = new Set(bases.map(({ code }) => code));
    this.state = bases.length === 0 ? 'complete' : 'loading';
  }

  /** Finds out which databases are to be loaded; nothing is loaded until `start`. */
  static async of(parts: SampleParts): Promise<SampleLoad> {
    return new SampleLoad(parts, await unfilledBases(parts));
  }

  current(): SampleLoadState | null {
    if (this.state === 'complete') return null;
    const { percent } = this.progress;
    return { hasFailed: this.state === 'failed', percent, complete: [...this.complete] };
  }

  assertLoaded({ code, name, caption, generation }: ReadDatabase): void {
    // A database that somebody imports into meanwhile has reports to show.
    if (generation > 0 || this.state !== 'loading' || !this.waiting.has(code)) return;
    throw new AppError(ErrorCode.SampleLoading, {
      database: { en: name, ru: caption },
      percent: this.progress.percentOf(code),
      retryAfter: this.progress.retryAfterSeconds(code),
    });
  }

  /**
   * Begins the load. A failure is logged, and the databases that are not complete are empty until the next start.
   * @param onBase runs after each database, before the next one begins
   * @returns whether the sample data is complete, once the load has ended
   */
  async start(onBase: (code: string) => Promise<void> = () => Promise.resolve()): Promise<boolean> {
    const load = this.loadAll(onBase);
    this.running = load.catch(() => undefined);
    try {
      await load;
      this.state = 'complete';
      return true;
    } catch (error) {
      this.state = 'failed';
      if (!this.stopping.signal.aborted) {
        this.parts.log.error({ err: error }, 'the sample data did not load; the next start tries again');
      }
      return false;
    }
  }

  /** Ends a load that runs, and waits for its end. The database in progress stays empty. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async loadAll(onBase: (code: string) => Promise<void>): Promise<void> {
    const { signal } = this.stopping;
    for (const base of this.bases) {
      signal.throwIfAborted();
      // An import may have filled it, or its sample data may have been removed, since the start.
      const unfilled = await unfilledBases(this.parts);
      if (unfilled.some(({ code }) => code === base.code)) {
        await loadSampleBase(base, this.parts, this.progress, signal);
      }
      this.waiting.delete(base.code);
      this.progress.complete(base.code);
      this.complete.push(base.code);
      await onBase(base.code);
    }
  }
}
