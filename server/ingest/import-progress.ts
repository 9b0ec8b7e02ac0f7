/** What an import does at a moment. */
export type ImportPhase = 'read' | 'load' | 'derive' | 'publish';

/** Told of an import's progress, some times a second at most. */
export interface ImportProgress {
  /** `done` and `total` are bytes of the files while it reads (total undefined: not known), else steps. `records`: read so far. */
  update(state: {
    phase: ImportPhase;
    /** The file that is read. */ file?: string;
    done: number;
    total: number | undefined;
    records: number;
  }): void;
}

/** For callers that show nothing. */
export const silentProgress: ImportProgress = { update: () => undefined };
