import http from 'node:http';
import { ClickHouseLogLevel, createClient, type ClickHouseClient } from '@clickhouse/client';
import type { EngineAddress } from './embedded/embedded-clickhouse.js';

/** Socket of the embedded engine, or URL of a server. */
export type ClickHouseAddress = { embedded: EngineAddress } | { url: string };

/** Safety net only: each query carries its own time limit. */
const requestTimeoutMs = 24 * 3_600_000;

/** Creates the official client for a database. Connects lazily. */
export function connectClient(address: ClickHouseAddress, database: string): ClickHouseClient {
  const shared = {
    database,
    application: 'rivalscope',
    request_timeout: requestTimeoutMs,
    max_open_connections: 64,
    // Errors are thrown, so the client's own log would duplicate them.
    log: { level: ClickHouseLogLevel.OFF },
  };
  if ('url' in address) {
    return createClient({ ...shared, url: address.url, compression: { response: true, request: false } });
  }
  const { socketPath, secret } = address.embedded;
  return createClient({
    ...shared,
    url: 'http://localhost',
    username: 'default',
    password: secret,
    compression: { response: false, request: false },
    // `socketPath` of the agent applies to all of its connections.
    http_agent: new http.Agent({ keepAlive: true, maxSockets: 128, socketPath } as http.AgentOptions),
  });
}
