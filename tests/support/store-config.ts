import { loadConfig, type Config } from '../../server/config/config.js';

/** Configuration with embedded stores in a data directory, without sample data and log output. */
export function configFor(dataDir: string, variables: Record<string, string> = {}): Config {
  return loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SAMPLE_KEYWORDS: '0',
    CLICKHOUSE_MEMORY_MB: '2048',
    // Disables load shedding, because tests overload the server on purpose. Tests of load shedding set a lower value.
    LOAD_SHED_MS: '600000',
    ...variables,
  });
}
