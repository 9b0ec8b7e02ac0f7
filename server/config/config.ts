import os from 'node:os';
import path from 'node:path';
import type { SerpProviderId } from '../contract/positions.js';
import { ConfigError } from './config-error.js';
import { type Environment, readEnvironment } from './environment.js';
import { isLoopbackName } from './loopback-names.js';
import { machineMemoryMb, defaultClickHouseMemoryMb } from './machine-memory.js';
import { withCurrentNames } from './renamed-variables.js';
import { type Seller, sellerOf } from './seller.js';
import { allOrNone } from './all-or-none.js';

/** The configuration of one process, read from the environment once. */
export interface Config {
  nodeEnv: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** Address that people and links use. */
  publicUrl: string;
  /**
   * `plans`: for who gives access to others, with accounts, plans and limits. `open`: for who keeps it to themselves; whoever
   * reaches the server is its owner, without limits and without logging in.
   */
  access: 'plans' | 'open';
  /** Absolute path of the folder of everything that the process keeps. */
  dataDir: string;
  /** Unset: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Unset: the embedded ClickHouse. */
  clickhouseUrl: string | undefined;
  clickhouseDatabase: string;
  /** Set: tables are Replicated on this cluster, with Distributed tables over them. */
  clickhouseCluster: string | undefined;
  /** Memory that the embedded ClickHouse may really use, in megabytes. */
  clickhouseMemoryMb: number;
  logLevel: string;
  /** Keywords of the sample data that an empty store is filled with at the first start; 0 for none. */
  sampleKeywords: number;
  sampleSeed: number;
  /** Time that one query of a report may take, in seconds. */
  querySeconds: number;
  /** Memory of the answers that this process keeps of published generations, in megabytes; 0 for none. */
  queryCacheMb: number;
  /** Bytes on the disk for this process's copy of the first pages of each base, in megabytes; 0 for none. */
  firstPagesMb: number;
  /** Queries of pages that run at once in this process, and those of one account or guest; the others take turns. */
  queryConcurrency: number;
  queryConcurrencyPerAccount: number;
  /** Estimated wait for a turn, in milliseconds, beyond which the newest requests of who asks most are sent away. */
  loadShedMs: number;
  /** Files of reports that leave at once, and those of one account or guest; the others take turns. */
  exportConcurrency: number;
  exportConcurrencyPerAccount: number;
  /** Time that a file waits for its turn before it is refused, in seconds. */
  exportWaitSeconds: number;
  /** Time in which a reader must take something of a file, in seconds; then it ends. */
  exportIdleSeconds: number;
  /** Logos that are drawn at once; of one account one at a time. */
  logoConcurrency: number;
  /** Largest file that is taken for an import, in megabytes. */
  uploadMaxMb: number;
  /** Snapshots of a base that are kept; older ones age out at the next import. */
  snapshotRetention: number;
  /** Time zone at whose midnight the limits of a day start again. */
  limitsTimeZone: string;
  /** Requests that one API token may make within `apiBurstSeconds`. */
  apiBurstRequests: number;
  apiBurstSeconds: number;
  /** Requests that one address may make in a minute without being logged in. */
  guestRequestsPerMinute: number;
  /** Failed log-ins of one account from one address within 15 minutes before further ones wait. */
  loginAttempts: number;
  /** Accounts that one address may register in an hour. */
  registrationsPerHour: number;
  /** Whether the address of a visitor and the protocol are read from the headers of a proxy in front. */
  trustProxy: boolean;
  /** Unset: mail is written to `DATA_DIR/mail`. */
  smtpUrl: string | undefined;
  /** Sender of all mail. */
  mailFrom: string;
  /** How push services reach the operator: `mailto:` or `https:`; unset: the sender's address. */
  pushContact: string | undefined;
  /** Identifiers (advertising, analytics) whose owners' sites are shown to nobody. */
  hiddenOwnerIds: readonly string[];
  /** Address of a service of pictures of sites, with `{domain}` in it; unset: cards are drawn in their place. */
  thumbnailUrl: string | undefined;
  /** Whether tools may read pages that people name from the internet. */
  pageFetch: boolean;
  /** What the keys of other services that people enter are kept under; unset: a secret of the data directory. */
  keysSecret: string | undefined;
  /** Addresses of the services that positions are bought from; others than their own are for tests. */
  serpUrls: Readonly<Record<SerpProviderId, string>>;
  /** What a scraper of `/metrics` sends as its bearer token; unset: the machine itself alone may read them. */
  metricsToken: string | undefined;
  /** Whose widget takes payments; undefined where it is not set up. */
  cloudPayments: { publicId: string; secret: string } | undefined;
  /** Whose page takes payments where there is no widget; undefined where it is not set up. */
  stripe: { secret: string; webhookSecret: string } | undefined;
  /** To whom companies pay by bank transfer; undefined where it is not set up. */
  seller: Seller | undefined;
  /** Who answers for the service, as its legal pages say; undefined where they name nobody. */
  operatorName: string | undefined;
  operatorEmail: string | undefined;
  /** Address of the player of the operator's video; undefined for none. */
  videoUrl: string | undefined;
  /** Absolute path of the folder of what the operator writes: posts of the blog, texts of rules. */
  operatorDir: string;
  /** Address of the operator's blog, which pages lead to; undefined for none. */
  blogUrl: string | undefined;
  /** Jobs, as mail and push messages, that one process runs at the same time; 0 where others run them. */
  jobConcurrency: number;
  /** Long tasks, as imports, that a process which runs jobs runs at the same time beside them. */
  taskConcurrency: number;
}

/**
 * Reads and checks the environment.
 * @param warn receives one line per deprecated variable name
 * @throws ConfigError with one line that names the variable and what it must be
 */
export function loadConfig(
  env: NodeJS.ProcessEnv = process.env,
  warn: (line: string) => void = (line) => console.error(line),
): Config {
  const values = readEnvironment(withCurrentNames(env, warn));
  if (values.CLICKHOUSE_CLUSTER && !values.CLICKHOUSE_URL) {
    throw new ConfigError('CLICKHOUSE_CLUSTER needs CLICKHOUSE_URL: the embedded ClickHouse is one server.');
  }
  assertOpenAccessIsLocal(values);
  return {
    nodeEnv: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl:
      values.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://${browsableHost(values.HOST)}:${values.PORT}`,
    access: values.ACCESS,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    clickhouseUrl: values.CLICKHOUSE_URL,
    clickhouseDatabase: values.CLICKHOUSE_DATABASE,
    clickhouseCluster: values.CLICKHOUSE_CLUSTER,
    clickhouseMemoryMb: values.CLICKHOUSE_MEMORY_MB ?? defaultClickHouseMemoryMb(machineMemoryMb()),
    logLevel: values.LOG_LEVEL,
    sampleKeywords: values.SAMPLE_KEYWORDS,
    sampleSeed: values.SAMPLE_SEED,
    querySeconds: values.QUERY_SECONDS,
    queryCacheMb: values.QUERY_CACHE_MB,
    firstPagesMb: values.FIRST_PAGES_MB,
    queryConcurrency: values.QUERY_CONCURRENCY ?? defaultQueryConcurrency(values.CLICKHOUSE_URL),
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
    seller: sellerOf(values),
    operatorName: values.OPERATOR_NAME,
    operatorEmail: values.OPERATOR_EMAIL,
    videoUrl: values.VIDEO_URL,
    operatorDir: path.resolve(values.OPERATOR_DIR ?? path.join(values.DATA_DIR, 'operator')),
    blogUrl: values.BLOG_URL,
    jobConcurrency: values.JOB_CONCURRENCY,
    taskConcurrency: values.TASK_CONCURRENCY,
  };
}

/** Whoever reaches an open server is its owner: that others reach it must be said, and of this address. */
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

/** Queries of pages beyond which the embedded ClickHouse only shares its processors further, and each answer comes later. */
const queriesPerCpu = 4;
const maxQueryConcurrency = 16;

function defaultQueryConcurrency(clickhouseUrl: string | undefined): number {
  if (clickhouseUrl !== undefined) return maxQueryConcurrency;
  return Math.min(maxQueryConcurrency, queriesPerCpu * os.availableParallelism());
}

function browsableHost(host: string): string {
  return host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
}
