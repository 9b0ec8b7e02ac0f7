import { createRequire } from 'node:module';
import path from 'node:path';
import { quoteLiteral } from './statement.js';

/** Result of a query in the native library. */
export interface EngineResult {
  bytes: Buffer;
  rowsRead: number | bigint;
  bytesRead: number | bigint;
}

type NativeConnection = object;

interface Classification {
  statementCount: number;
  queryClass: StatementClass;
}

interface NativeEngine {
  CreateConnection(dataDir: string, args?: string[]): NativeConnection;
  CloseConnection(connection: NativeConnection): void;
  QueryWithConnection(connection: NativeConnection, sql: string, format: string): string;
  QueryAsyncConnection(connection: NativeConnection, sql: string, format: string): Promise<EngineResult>;
  DurableClassifyAsync(connection: NativeConnection, sql: string, database: string): Promise<Classification>;
}

/** Statement class reported by the engine's parser. The values are those of the library's C interface. */
export enum StatementClass {
  ReadOnly = 0,
  Mutating = 1,
  MutatingGlobal = 2,
  Control = 3,
  Unknown = 4,
}

/**
 * Connection for a single request. The library keeps settings, parameters and partial output on a connection, so it
 * is never reused.
 */
export interface EngineConnection {
  classify(sql: string, database: string): Promise<Classification>;
  run(sql: string, format: string): Promise<EngineResult>;
  close(): void;
}

/** The ClickHouse library with one open data directory, for the lifetime of the process. */
export class Engine {
  private controlQueue: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly native: NativeEngine,
    private readonly dataDir: string,
    private readonly controlConnection: NativeConnection,
    readonly version: string,
  ) {}

  /**
   * Opens the data directory.
   * @throws Error of the library if another process has locked it
   */
  static open(dataDir: string, configFile: string): Engine {
    const native = loadNative();
    const controlConnection = native.CreateConnection(dataDir, [`--config-file=${configFile}`]);
    const version = native.QueryWithConnection(controlConnection, 'select version()', 'TSV').trim();
    return new Engine(native, dataDir, controlConnection, version);
  }

  connect(): EngineConnection {
    const connection = this.native.CreateConnection(this.dataDir);
    return {
      classify: (sql, database) => this.native.DurableClassifyAsync(connection, sql, database),
      run: (sql, format) => this.native.QueryAsyncConnection(connection, sql, format),
      close: () => this.native.CloseConnection(connection),
    };
  }

  /** Kills the query with this tag. Uses a control connection that is independent of running queries. */
  kill(tag: string): Promise<void> {
    const sql = `kill query where Settings['log_comment'] = ${quoteLiteral(tag)} async`;
    const killing = this.controlQueue.then(() =>
      this.native.QueryAsyncConnection(this.controlConnection, sql, 'TSV'),
    );
    this.controlQueue = killing.catch(() => undefined);
    return killing.then(
      () => undefined,
      () => undefined,
    );
  }

  close(): void {
    this.native.CloseConnection(this.controlConnection);
  }
}

/** `loadNative` is not part of chdb's public API, so chdb is pinned to an exact version. */
function loadNative(): NativeEngine {
  const require = createRequire(import.meta.url);
  const packageFolder = path.dirname(require.resolve('chdb/package.json'));
  const loader = require(path.join(packageFolder, 'dist/loader.js')) as { loadNative(): NativeEngine };
  return loader.loadNative();
}
