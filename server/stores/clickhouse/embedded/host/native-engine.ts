import { createRequire } from 'node:module';
import path from 'node:path';
import { OperatorError } from '../../../../errors/operator-error.js';

/** Result of a query in the native library. */
export interface EngineResult {
  bytes: Buffer;
  rowsRead: number | bigint;
  bytesRead: number | bigint;
}

/** Handle of an open connection. */
export type NativeConnection = object;

/** Number and class of the statements of a query. */
export interface Classification {
  statementCount: number;
  queryClass: StatementClass;
}

/** The functions of the native library that the embedded store calls. */
export interface NativeEngine {
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

/** Functions that the native library must provide. */
export const nativeFunctions = [
  'CreateConnection',
  'CloseConnection',
  'QueryWithConnection',
  'QueryAsyncConnection',
  'DurableClassifyAsync',
] as const satisfies readonly (keyof NativeEngine)[];

/**
 * File of the chdb package that loads its native library. It is not part of the public API of chdb, because that API
 * runs one query at a time and does not classify statements.
 */
export function locateLoader(): string {
  const require = createRequire(import.meta.url);
  return path.join(path.dirname(require.resolve('chdb/package.json')), 'dist/loader.js');
}

/**
 * Loads the native library of chdb.
 * @throws OperatorError if this version of chdb has other internals
 */
export function loadNativeEngine(): NativeEngine {
  const require = createRequire(import.meta.url);
  const { version } = require('chdb/package.json') as { version: string };
  const loader = require(locateLoader()) as { loadNative?: () => unknown };
  if (typeof loader.loadNative !== 'function') throw incompatibleError(version, 'loadNative');
  return requireNativeEngine(loader.loadNative(), version);
}

/**
 * Checks that a loaded library provides all functions.
 * @throws OperatorError that names the first missing function
 */
export function requireNativeEngine(library: unknown, version: string): NativeEngine {
  const functions = library as Readonly<Record<string, unknown>>;
  const missing = nativeFunctions.find((name) => typeof functions[name] !== 'function');
  if (missing !== undefined) throw incompatibleError(version, missing);
  return library as NativeEngine;
}

function incompatibleError(version: string, missing: string): OperatorError {
  return new OperatorError(
    `chdb ${version} has no function ${missing}, which the embedded ClickHouse needs. Run "npm ci" or set CLICKHOUSE_URL.`,
  );
}
