import type { DataSource } from 'typeorm';
import { OperatorError } from '../errors/operator-error.js';
import type { ClickHouseStore } from './clickhouse/clickhouse-store.js';

/** Both stores, open and migrated. */
export interface Stores {
  postgres: DataSource;
  clickhouse: ClickHouseStore;
  /** Whether this process holds the data directory's lease and started what is embedded. */
  owned: boolean;
  /** Closes the connections, and ends what this process started. */
  close(): Promise<void>;
}

/** What the stores need of the configuration. */
export interface StoresConfig {
  dataDir: string;
  databaseUrl: string | undefined;
  clickhouseUrl: string | undefined;
  clickhouseDatabase: string;
  clickhouseCluster: string | undefined;
  /** Memory that the embedded ClickHouse may really use, in megabytes. */
  clickhouseMemoryMb: number;
  /** Time that one query of a report may take, in seconds. */
  querySeconds: number;
}

/** The data directory belongs to another running process. The message is one line for a person. */
export class DataDirInUseError extends OperatorError {}
