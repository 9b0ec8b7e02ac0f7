import { createRequire } from 'node:module';
import path from 'node:path';
import { quoted } from './statement.js';

/** What the library answers to one query. */
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

/** What the engine's own parser says of a statement; the values are those of the library's C interface. */
export enum StatementClass {
  ReadOnly = 0,
  Mutating = 1,
  MutatingGlobal = 2,
  Control = 3,
  Unknown = 4,
}

/**
 * One connection, for one request only. The library keeps settings, parameters and even the half-made output of a failed
 * query on a connection and hands them to whatever runs there next, so none is ever used twice.
 */
export interface EngineConnection {
  classify(sql: string, database: string): Promise<Classification>;
  run(sql: string, format: string): Promise<EngineResult>;
  close(): void;
}

/** The library of ClickHouse, open on one data directory for the life of this process. */
export class Engine {
  private control: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly native: NativeEngine,
    private readonly dataDir: string,
    private readonly root: NativeConnection,
    readonly version: string,
  ) {}

  /** Opens the data directory; throws the library's error when another process holds it. */
  static open(dataDir: string, configFile: string): Engine {
    const native = loadNative();
    const root = native.CreateConnection(dataDir, [`--config-file=${configFile}`]);
    const version = native.QueryWithConnection(root, 'select version()', 'TSV').trim();
    return new Engine(native, dataDir, root, version);
  }

  connect(): EngineConnection {
    const connection = this.native.CreateConnection(this.dataDir);
    return {
      classify: (sql, database) => this.native.DurableClassifyAsync(connection, sql, database),
      run: (sql, format) => this.native.QueryAsyncConnection(connection, sql, format),
      close: () => this.native.CloseConnection(connection),
    };
  }

  /** Asks the engine to stop the query with this tag. It runs beside the user's queries, never behind them. */
  kill(tag: string): Promise<void> {
    const sql = `kill query where Settings['log_comment'] = ${quoted(tag)} async`;
    const killing = this.control.then(() => this.native.QueryAsyncConnection(this.root, sql, 'TSV'));
    this.control = killing.catch(() => undefined);
    return killing.then(
      () => undefined,
      () => undefined,
    );
  }

  close(): void {
    this.native.CloseConnection(this.root);
  }
}

/** The library's native door is no public export, so chdb is pinned to an exact version. */
function loadNative(): NativeEngine {
  const require = createRequire(import.meta.url);
  const packageFolder = path.dirname(require.resolve('chdb/package.json'));
  const loader = require(path.join(packageFolder, 'dist/loader.js')) as { loadNative(): NativeEngine };
  return loader.loadNative();
}
