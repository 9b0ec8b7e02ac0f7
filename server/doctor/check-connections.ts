import nodemailer from 'nodemailer';
import { Client } from 'pg';
import type { Config } from '../config/config.js';
import { connectClient } from '../stores/clickhouse/client.js';
import { describeConnectionError } from '../stores/connection-error.js';
import { type Finding, failure, ok, warning } from './finding.js';

const timeoutMs = 5000;

/** Versions of the embedded stores, which the tests use. */
const testedPostgresVersion = 18;
const testedClickHouseVersion = 26;

type ConnectionConfig = Pick<Config, 'databaseUrl' | 'clickhouseUrl' | 'clickhouseCluster' | 'smtpUrl'>;

/** Checks that the configured servers are reachable, accept the credentials and are recent enough. */
export async function checkConnections(config: ConnectionConfig): Promise<Finding[]> {
  const { databaseUrl, clickhouseUrl, clickhouseCluster, smtpUrl } = config;
  return Promise.all([
    ...(databaseUrl === undefined ? [] : [checkPostgres(databaseUrl)]),
    ...(clickhouseUrl === undefined ? [] : [checkClickHouse(clickhouseUrl, clickhouseCluster)]),
    ...(smtpUrl === undefined ? [] : [checkMail(smtpUrl)]),
  ]);
}

async function checkPostgres(connectionString: string): Promise<Finding> {
  const client = new Client({ connectionString, connectionTimeoutMillis: timeoutMs });
  // The running call rejects with the same error. Without a listener, a lost connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      `SELECT current_setting('server_version') AS version`,
    );
    const version = rows[0]?.version ?? '';
    if (Number.parseInt(version, 10) >= testedPostgresVersion) {
      return ok(`PostgreSQL ${version} by DATABASE_URL`);
    }
    return warning(
      `PostgreSQL ${version} by DATABASE_URL`,
      `older than the tested version ${testedPostgresVersion}`,
    );
  } catch (error) {
    return createConnectionFinding('DATABASE_URL', error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function checkClickHouse(url: string, cluster: string | undefined): Promise<Finding> {
  const client = connectClient({ url }, 'default');
  const query = async (query: string) => {
    const abort_signal = AbortSignal.timeout(timeoutMs);
    const response = await client.query({ query, format: 'JSONEachRow', abort_signal });
    return (await response.json<{ name: string }>()).map(({ name }) => name);
  };
  try {
    const [version = ''] = await query('SELECT version() AS name');
    if (Number.parseInt(version, 10) < testedClickHouseVersion) {
      return warning(
        `ClickHouse ${version} by CLICKHOUSE_URL`,
        `older than the tested version ${testedClickHouseVersion}`,
      );
    }
    if (cluster === undefined) return ok(`ClickHouse ${version} by CLICKHOUSE_URL`);
    const clusters = await query('SELECT DISTINCT cluster AS name FROM system.clusters');
    if (clusters.includes(cluster)) return ok(`ClickHouse ${version}, cluster ${cluster}`);
    return failure(
      `CLICKHOUSE_CLUSTER: the server has no cluster ${cluster}`,
      `existing clusters: ${clusters.join(', ') || 'none'}`,
    );
  } catch (error) {
    return createConnectionFinding('CLICKHOUSE_URL', error);
  } finally {
    await client.close();
  }
}

async function checkMail(url: string): Promise<Finding> {
  const options = { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = nodemailer.createTransport(options);
  try {
    await transport.verify();
    return ok('Mail server of SMTP_URL accepts the login');
  } catch (error) {
    return createConnectionFinding('SMTP_URL', error);
  } finally {
    transport.close();
  }
}

function createConnectionFinding(...args: Parameters<typeof describeConnectionError>): Finding {
  const { problem, advice } = describeConnectionError(...args);
  return failure(problem, advice);
}
