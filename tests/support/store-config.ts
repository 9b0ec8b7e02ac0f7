import { loadConfig, type Config } from '../../server/config/config.js';

/** The configuration of a process that keeps its data in this folder: embedded stores, no sample data, quiet. */
export function configFor(dataDir: string, variables: Record<string, string> = {}): Config {
  return loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SAMPLE_KEYWORDS: '0',
    CLICKHOUSE_MEMORY_MB: '2048',
    // Tests ask more at once than anybody does, of a machine that has other work: what is sent away is their own matter.
    LOAD_SHED_MS: '600000',
    ...variables,
  });
}
