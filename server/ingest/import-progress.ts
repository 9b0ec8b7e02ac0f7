/** Phase of an import. */
export type ImportPhase = 'read' | 'load' | 'derive' | 'publish';

/** Progress listener, called at most a few times per second. */
export interface ImportProgress {
  /**
   * `done` and `total` are bytes in the read phase (`total` undefined if unknown) and steps otherwise. `records`:
   * read so far.
   */
  update(state: {
    phase: ImportPhase;
    /** File being read. */ file?: string;
    done: number;
    total: number | undefined;
    records: number;
  }): void;
}

/** Ignores progress. */
export const silentProgress: ImportProgress = { update: () => undefined };
