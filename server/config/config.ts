import os from 'node:os';
import path from 'node:path';
import type { Language } from '../contract/language/localised.js';
import type { SerpProviderId } from '../contract/projects/positions.js';
import { ConfigError } from './config-error.js';
import { type Environment, readEnvironment } from './environment.js';
import { isLoopbackName, isPublicService } from './loopback-names.js';
import {
  getDefaultClickHouseMemoryMb,
  getDefaultServerProcesses,
  getMachineMemoryMb,
} from './machine-memory.js';
import { applyRenamedVariables } from './renamed-variables.js';
import type { RetentionPolicy } from './retention-policy.js';
import { type Seller, parseSeller } from './seller.js';
import { allOrNone } from './all-or-none.js';

/** Configuration of the process. */
export interface Config {
  nodeEnv: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** Public URL for users and links. */
  publicUrl: string;
  /**
   * `plans`: a service with accounts, plans and limits. `open`: a private server without login, where every visitor
   * is the owner.
   */
  access: 'plans' | 'open';
  /** Whether administrators must use two-factor log-in: on a server with accounts and a public URL, or in production. */
  requiresSecondFactor: boolean;
  /** Absolute path of the data directory. */
  dataDir: string;
  /** Undefined for the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Undefined for the embedded ClickHouse. */
  clickhouseUrl: string | undefined;
  clickhouseDatabase: string;
  /**
   * Name of the ClickHouse cluster. Each table is a Replicated table on its shards with a Distributed table on top.
   */
  clickhouseCluster: string | undefined;
  /** Memory limit of the embedded ClickHouse. */
  clickhouseMemoryMb: number;
  logLevel: string;
  /** Keywords of the sample data for empty stores. 0 disables it. */
  sampleKeywords: number;
  sampleSeed: number;
  /** Time limit of a report query. */
  querySeconds: number;
  /** Size of the query cache. 0 disables it. */
  queryCacheMb: number;
  /** Disk space per database for the local cache of first pages. 0 disables it. */
  firstPagesMb: number;
  /** Concurrent page queries of the process, and of one account or guest. Others are queued. */
  queryConcurrency: number;
  queryConcurrencyPerAccount: number;
  /** Estimated queue wait above which new requests of the busiest clients are rejected. */
  loadShedMs: number;
  /** Concurrent exports of the process, and of one account or guest. Others are queued. */
  exportConcurrency: number;
  exportConcurrencyPerAccount: number;
  /** Maximum queue wait of an export. */
  exportWaitSeconds: number;
  /** Idle timeout of an export download. */
  exportIdleSeconds: number;
  /** Concurrent logo renderings of the process. One account renders one logo at a time. */
  logoConcurrency: number;
  /** Maximum size of an uploaded file. */
  uploadMaxMb: number;
  /** Which old snapshots the server removes. */
  snapshotRetention: RetentionPolicy;
  /** Time zone whose midnight resets the daily limits. */
  limitsTimeZone: string;
  /** Requests per API token within `apiBurstSeconds`. */
  apiBurstRequests: number;
  apiBurstSeconds: number;
  /** Unauthenticated requests per minute and network address. */
  guestRequestsPerMinute: number;
  /** Failed logins per account and address within 15 minutes before a delay applies. */
  loginAttempts: number;
  /** Days after the log-in at which a session ends even if it is active. */
  sessionDays: number;
  /** Whether requests may send the API token as the parameter `auth-token`. */
  authTokenInUrl: boolean;
  /** Language of public API responses to requests without `Accept-Language`. */
  restLanguage: Language;
  /** Whether the HSTS header includes subdomains. */
  hstsSubdomains: boolean;
  /** Days after which audit entries are deleted. */
  auditRetentionDays: number;
  /** Days after which e-mails in `DATA_DIR/mail` are deleted. */
  mailRetentionDays: number;
  /** Registrations per hour and address. */
  registrationsPerHour: number;
  /** Whether client address and protocol come from the headers of a reverse proxy. */
  trustProxy: boolean;
  /** If undefined, mail is written to `DATA_DIR/mail`. */
  smtpUrl: string | undefined;
  /** Sender of all emails. */
  mailFrom: string;
  /** Contact for push services, `mailto:` or `https:`. Defaults to the sender of emails. */
  pushContact: string | undefined;
  /** Advertising and analytics ids whose owners' sites are hidden. */
  hiddenOwnerIds: readonly string[];
  /** URL of a thumbnail service with the placeholder `{domain}`. If undefined, cards are generated. */
  thumbnailUrl: string | undefined;
  /** Whether tools may fetch pages from the internet. */
  pageFetch: boolean;
  /** Encryption secret for stored API keys. Defaults to a secret in the data directory. */
  keysSecret: string | undefined;
  /** URLs of the SERP providers. Overridden in tests. */
  serpUrls: Readonly<Record<SerpProviderId, string>>;
  /** Bearer token of `/metrics`. If undefined, only local requests are allowed. */
  metricsToken: string | undefined;
  /** Credentials of CloudPayments, if configured. */
  cloudPayments: { publicId: string; secret: string; api?: string } | undefined;
  /** Credentials of Stripe, if configured. */
  stripe: { secret: string; webhookSecret: string } | undefined;
  /** Payee of bank transfers, if configured. */
  seller: Seller | undefined;
  /** Operator named on the legal pages. */
  operatorName: string | undefined;
  operatorEmail: string | undefined;
  /** URL of the operator's video player. */
  videoUrl: string | undefined;
  /** Absolute path of the operator's content: blog posts and legal texts. */
  operatorDir: string;
  /** URL of an external blog. */
  blogUrl: string | undefined;
  /** Processes that serve requests. With more than one, a primary process owns the embedded stores. */
  serverProcesses: number;
  /**
   * Number of background jobs, such as mail and push messages, that run concurrently in this process. 0 disables the
   * job runner.
   */
  jobConcurrency: number;
  /** Number of tasks, such as imports, that run concurrently in addition to jobs. */
  taskConcurrency: number;
}

/**
 * Reads and validates the environment.
 * @param warn receives one line per deprecated variable name
 * @throws ConfigError with one line about the invalid variable
 */
export function loadConfig(
  env: NodeJS.ProcessEnv = process.env,
  warn: (line: string) => void = (line) => console.error(line),
): Config {
  const values = readEnvironment(applyRenamedVariables(env, warn));
  if (values.CLICKHOUSE_CLUSTER && !values.CLICKHOUSE_URL) {
    throw new ConfigError('CLICKHOUSE_CLUSTER needs CLICKHOUSE_URL: the embedded ClickHouse is one server.');
  }
  assertOpenAccessIsLocal(values);
  const publicUrl =
    values.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://${toBrowsableHost(values.HOST)}:${values.PORT}`;
  return {
    nodeEnv: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    access: values.ACCESS,
    requiresSecondFactor: values.ACCESS === 'plans' && isPublicService(values.NODE_ENV, publicUrl),
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    clickhouseUrl: values.CLICKHOUSE_URL,
    clickhouseDatabase: values.CLICKHOUSE_DATABASE,
    clickhouseCluster: values.CLICKHOUSE_CLUSTER,
    clickhouseMemoryMb: values.CLICKHOUSE_MEMORY_MB ?? getDefaultClickHouseMemoryMb(getMachineMemoryMb()),
    logLevel: values.LOG_LEVEL,
    sampleKeywords: values.SAMPLE_KEYWORDS,
    sampleSeed: values.SAMPLE_SEED,
    querySeconds: values.QUERY_SECONDS,
    queryCacheMb: values.QUERY_CACHE_MB,
    firstPagesMb: values.FIRST_PAGES_MB,
    queryConcurrency: values.QUERY_CONCURRENCY ?? getDefaultQueryConcurrency(values.CLICKHOUSE_URL),
    queryConcurrencyPerAccount: values.QUERY_CONCURRENCY_PER_ACCOUNT,
    loadShedMs: values.LOAD_SHED_MS,
    exportConcurrency: values.EXPORT_CONCURRENCY,
    exportConcurrencyPerAccount: values.EXPORT_CONCURRENCY_PER_ACCOUNT,
    exportWaitSeconds: values.EXPORT_WAIT_SECONDS,
    exportIdleSeconds: values.EXPORT_IDLE_SECONDS,
    logoConcurrency: values.LOGO_CONCURRENCY,
    uploadMaxMb: values.UPLOAD_MAX_MB,
    snapshotRetention: values.SNAPSHOT_RETENTION,
    limitsTimeZone: values.LIMITS_TIME_ZONE,
    apiBurstRequests: values.API_BURST_REQUESTS,
    apiBurstSeconds: values.API_BURST_SECONDS,
    guestRequestsPerMinute: values.GUEST_REQUESTS_PER_MINUTE,
    loginAttempts: values.LOGIN_ATTEMPTS,
    sessionDays: values.SESSION_DAYS,
    authTokenInUrl: values.AUTH_TOKEN_IN_URL === 'allow',
    restLanguage: values.REST_LANGUAGE,
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'true',
    auditRetentionDays: values.AUDIT_RETENTION_DAYS,
    mailRetentionDays: values.MAIL_RETENTION_DAYS,
    registrationsPerHour: values.REGISTRATIONS_PER_HOUR,
    trustProxy: values.TRUST_PROXY === 'true',
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    pushContact: values.PUSH_CONTACT,
    thumbnailUrl: values.THUMBNAIL_URL,
    pageFetch: values.PAGE_FETCH === 'on',
    keysSecret: values.KEYS_SECRET,
    serpUrls: {
      dataforseo: values.DATAFORSEO_URL,
      serper: values.SERPER_URL,
      serpapi: values.SERPAPI_URL,
    },
    metricsToken: values.METRICS_TOKEN,
    hiddenOwnerIds: parseList(values.HIDDEN_OWNER_IDS),
    cloudPayments: allOrNone(
      { publicId: values.CLOUDPAYMENTS_PUBLIC_ID, secret: values.CLOUDPAYMENTS_SECRET },
      'CLOUDPAYMENTS_PUBLIC_ID and CLOUDPAYMENTS_SECRET',
    ),
    stripe: allOrNone(
      { secret: values.STRIPE_SECRET, webhookSecret: values.STRIPE_WEBHOOK_SECRET },
      'STRIPE_SECRET and STRIPE_WEBHOOK_SECRET',
    ),
    seller: parseSeller(values),
    operatorName: values.OPERATOR_NAME,
    operatorEmail: values.OPERATOR_EMAIL,
    videoUrl: values.VIDEO_URL,
    operatorDir: path.resolve(values.OPERATOR_DIR ?? path.join(values.DATA_DIR, 'operator')),
    blogUrl: values.BLOG_URL,
    serverProcesses:
      values.SERVER_PROCESSES ?? getDefaultServerProcesses(os.availableParallelism(), getMachineMemoryMb()),
    jobConcurrency: values.JOB_CONCURRENCY,
    taskConcurrency: values.TASK_CONCURRENCY,
  };
}

/** Open access on a public interface needs explicit confirmation of that address. */
function assertOpenAccessIsLocal(values: Environment): void {
  const { ACCESS: access, HOST: host, OPEN_ACCESS_HOST: allowedHost } = values;
  if (access !== 'open' || isLoopbackName(host) || allowedHost === host) return;
  throw new ConfigError(
    `ACCESS=open makes whoever reaches the server its owner, and others reach HOST=${host}: set HOST=127.0.0.1, or OPEN_ACCESS_HOST=${host} where all of them may.`,
  );
}

function parseList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

/** Higher concurrency only increases the latency of the embedded ClickHouse. */
const queriesPerCpu = 4;
const maxQueryConcurrency = 16;

function getDefaultQueryConcurrency(clickhouseUrl: string | undefined): number {
  if (clickhouseUrl !== undefined) return maxQueryConcurrency;
  return Math.min(maxQueryConcurrency, queriesPerCpu * os.availableParallelism());
}

function toBrowsableHost(host: string): string {
  return host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
}
