import http from 'node:http';
import { ClickHouseLogLevel, createClient, type ClickHouseClient } from '@clickhouse/client';
import type { EngineAddress } from './embedded/embedded-clickhouse.js';

/** Where the facts' store is: the embedded engine's socket, or a server. */
export type ClickHouseAddress = { embedded: EngineAddress } | { url: string };

/** The client's own limit is only a net below the engine's, in milliseconds: each query carries its time limit. */
const requestTimeoutMs = 24 * 3_600_000;

/** Opens ClickHouse's client on a database. No query runs before the first call. */
export function connectClient(address: ClickHouseAddress, database: string): ClickHouseClient {
  const shared = {
    database,
    application: 'rivalscope',
    request_timeout: requestTimeoutMs,
    max_open_connections: 64,
    // What goes wrong comes back as errors; its own lines on the console would say the same twice.
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
    // The agent's socketPath takes every connection of it to the engine's socket.
    http_agent: new http.Agent({ keepAlive: true, maxSockets: 128, socketPath } as http.AgentOptions),
  });
}
