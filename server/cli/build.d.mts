interface BuildOptions {
  /** Whether to build targets that are current as well. */
  force?: boolean;
  /** Names of the targets to build. Defaults to all. */
  only?: readonly string[];
  /** Whether the first build of the server checks types. True by default. */
  checksTypes?: boolean;
}

/** Builds the targets whose sources changed since their last build. */
export function buildStale(options?: BuildOptions): Promise<void>;
