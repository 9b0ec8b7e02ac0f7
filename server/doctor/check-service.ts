import type { Config } from '../config/config.js';
import { formatFatalError } from '../errors/operator-error.js';
import { assertPortFree } from '../http/connections/port.js';
import { type Finding, failure, ok, warning } from './finding.js';

const timeoutMs = 5000;

/** Response of `GET /readyz`. */
interface Readiness {
  postgres: boolean;
  clickhouse: boolean;
  /** Missing if no sample data is being loaded. */
  sample?: { hasFailed: boolean; percent: number };
}

/** Checks that the server responds, or that its port is free. */
export async function checkService({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const readiness = await fetchReadiness(host, port);
  if (readiness === undefined) return checkPort(host, port);
  const stores = [
    readiness.postgres ? [] : ['PostgreSQL does not respond'],
    readiness.clickhouse ? [] : ['ClickHouse does not respond'],
  ].flat();
  if (stores.length === 0) return createSampleFinding(port, readiness.sample);
  return failure(
    `Server: runs on port ${port}, but ${stores.join(' and ')}`,
    'its log contains the reason; the servers of DATABASE_URL and CLICKHOUSE_URL are checked below',
  );
}

function createSampleFinding(port: number, sample: Readiness['sample']): Finding {
  if (!sample) return ok(`Server: ready on port ${port}`);
  if (!sample.hasFailed) {
    return ok(`Server: runs on port ${port}, ${sample.percent}% of the sample data loaded`);
  }
  return warning(
    `Server: runs on port ${port}, but the sample data did not load`,
    'its log contains the reason; the next start tries again',
  );
}

async function checkPort(host: string, port: number): Promise<Finding> {
  try {
    await assertPortFree(port, host);
    return ok(`Server: does not run, port ${port} is free`);
  } catch (error) {
    return failure(`Port ${port}`, String(formatFatalError(error)));
  }
}

/** Readiness of the server at the port, or undefined if another program uses the port. */
async function fetchReadiness(host: string, port: number): Promise<Readiness | undefined> {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const address = name.includes(':') ? `[${name}]` : name;
  try {
    const response = await fetch(`http://${address}:${port}/readyz`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = (await response.json()) as Partial<Readiness>;
    if (typeof body.postgres !== 'boolean' || typeof body.clickhouse !== 'boolean') return undefined;
    return {
      postgres: body.postgres,
      clickhouse: body.clickhouse,
      ...(body.sample && { sample: body.sample }),
    };
  } catch {
    return undefined;
  }
}

type PublicConfig = Pick<
  Config,
  | 'nodeEnv'
  | 'access'
  | 'publicUrl'
  | 'host'
  | 'smtpUrl'
  | 'operatorName'
  | 'operatorEmail'
  | 'metricsToken'
  | 'trustProxy'
  | 'databaseUrl'
  | 'keysSecret'
>;

/** Recommended settings of a public server; empty for others. */
export function checkPublicService(config: PublicConfig): Finding[] {
  if (config.nodeEnv !== 'production' || config.access === 'open') return [];
  const isSecure = config.publicUrl.startsWith('https:');
  const checks: readonly [boolean, string, string][] = [
    [!isSecure, 'PUBLIC_URL is not https', 'cookies are not secure: use an https proxy'],
    [
      isSecure && !config.trustProxy,
      'TRUST_PROXY is not set',
      'all visitors share the limits of the proxy address',
    ],
    [config.smtpUrl === undefined, 'SMTP_URL is not set', 'e-mails are only written to DATA_DIR/mail'],
    [
      config.operatorName === undefined || config.operatorEmail === undefined,
      'OPERATOR_NAME or OPERATOR_EMAIL is not set',
      'the legal pages do not name the operator',
    ],
    [config.metricsToken === undefined, 'METRICS_TOKEN is not set', 'only this machine may read /metrics'],
    [
      config.databaseUrl !== undefined && config.keysSecret === undefined,
      'KEYS_SECRET is not set',
      'API keys of SERP providers are encrypted with DATA_DIR/keys-secret: back it up, and set KEYS_SECRET if several servers share the database',
    ],
  ];
  return checks.flatMap(([applies, title, advice]) =>
    applies ? [warning(`Production: ${title}`, advice)] : [],
  );
}
