import {
  loadNativeEngine,
  type Classification,
  type EngineResult,
  type NativeConnection,
  type NativeEngine,
} from './native-engine.js';
import { quoteLiteral } from './statement.js';

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
    const native = loadNativeEngine();
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
