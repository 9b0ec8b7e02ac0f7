import type { DataSource } from 'typeorm';
import { OperatorError } from '../errors/operator-error.js';
import type { ClickHouseStore } from './clickhouse/clickhouse-store.js';

/** Both stores, open and migrated. */
export interface Stores {
  postgres: DataSource;
  clickhouse: ClickHouseStore;
  /** Whether this process holds the lease and started the embedded stores. */
  owned: boolean;
  /** Closes the connections and stops embedded stores of this process. */
  close(): Promise<void>;
}

/** Configuration of the stores. */
export interface StoresConfig {
  dataDir: string;
  databaseUrl: string | undefined;
  clickhouseUrl: string | undefined;
  clickhouseDatabase: string;
  clickhouseCluster: string | undefined;
  /** Memory limit of the embedded ClickHouse in megabytes. */
  clickhouseMemoryMb: number;
  /** Time limit of a report query in seconds. */
  querySeconds: number;
}

/** Another running process owns the data directory. */
export class DataDirInUseError extends OperatorError {}
