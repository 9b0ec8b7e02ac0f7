import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { SerpProviderId } from '../contract/positions.js';
import { ConfigError } from './config-error.js';
import { isLoopbackName } from './loopback-names.js';
import { leastClickHouseMemoryMb, machineMemoryMb, shareForClickHouse } from './machine-memory.js';
import { type Seller, sellerOf, sellerVariables } from './seller.js';
import { setTogether } from './set-together.js';

const port = z.coerce.number().int().min(0).max(65_535);
const storeUrl = (protocols: string[]) =>
  z.string().refine((value) => protocols.includes(protocolOf(value)), {
    message: `must be a URL that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
  });

/**
 * Every variable that the process reads, with its default. `.env.example` describes them for operators;
 * a test holds the two lists together.
 */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  ACCESS: z.enum(['plans', 'open']).default('plans'),
  ACCESS_OPEN_ANYWAY: z.string().optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: storeUrl(['postgres:', 'postgresql:']).optional(),
  CLICKHOUSE_URL: storeUrl(['http:', 'https:']).optional(),
  CLICKHOUSE_DATABASE: z
    .string()
    .regex(/^[A-Za-z_]\w{0,62}$/, 'must be a name of letters, digits and _')
    .default('rivalscope'),
  CLICKHOUSE_CLUSTER: z
    .string()
    .regex(/^[A-Za-z_][\w-]{0,62}$/, 'must be the name of a cluster')
    .optional(),
  CLICKHOUSE_MEMORY_MB: z.coerce.number().int().min(leastClickHouseMemoryMb).max(1_048_576).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SAMPLE_KEYWORDS: z.coerce.number().int().min(0).max(5_000_000).default(20_000),
  SAMPLE_SEED: z.coerce.number().int().min(0).default(1),
  QUERY_SECONDS: z.coerce.number().min(1).max(600).default(30),
  ANSWERS_KEPT_MB: z.coerce.number().int().min(0).max(65_536).default(64),
  QUERIES_AT_ONCE: z.coerce.number().int().min(1).max(1000).optional(),
  QUERIES_PER_ACCOUNT: z.coerce.number().int().min(1).max(1000).default(4),
  OVERLOAD_MS: z.coerce.number().int().min(1).max(600_000).default(300),
  EXPORTS_AT_ONCE: z.coerce.number().int().min(1).max(1000).default(6),
  EXPORTS_PER_ACCOUNT: z.coerce.number().int().min(1).max(1000).default(2),
  EXPORT_WAIT_SECONDS: z.coerce.number().min(0.01).max(3600).default(60),
  EXPORT_IDLE_SECONDS: z.coerce.number().min(0.01).max(3600).default(30),
  LOGOS_AT_ONCE: z.coerce.number().int().min(1).max(100).default(2),
  LIMITS_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone, as Europe/Moscow or UTC')
    .default('UTC'),
  API_BURST_REQUESTS: z.coerce.number().int().min(1).max(100_000).default(10),
  API_BURST_SECONDS: z.coerce.number().int().min(1).max(3600).default(10),
  GUEST_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(600),
  LOGIN_ATTEMPTS: z.coerce.number().int().min(1).max(1000).default(10),
  REGISTRATIONS_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(10),
  TRUST_PROXY: z.enum(['true', 'false']).default('false'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be a URL that starts with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Rivalscope <no-reply@localhost>'),
  PUSH_CONTACT: z
    .string()
    .regex(/^(?:mailto:|https:)/, 'must start with mailto: or https:')
    .optional(),
  HIDDEN_OWNER_IDS: z.string().max(10_000).default(''),
  THUMBNAIL_URL: z
    .string()
    .regex(
      /^https:\/\/[^{}/?#@]+\/.*\{domain\}/,
      'must start with https:// and hold {domain} after the name of the server',
    )
    .optional(),
  PAGE_FETCH: z.enum(['on', 'off']).default('off'),
  KEYS_SECRET: z.string().min(32, 'must have at least 32 characters').max(500).optional(),
  DATAFORSEO_URL: z.url().default('https://api.dataforseo.com'),
  SERPER_URL: z.url().default('https://google.serper.dev'),
  SERPAPI_URL: z.url().default('https://serpapi.com'),
  CLOUDPAYMENTS_PUBLIC_ID: z.string().max(100).optional(),
  CLOUDPAYMENTS_SECRET: z.string().min(8, 'must have at least 8 characters').max(200).optional(),
  STRIPE_SECRET: z.string().min(8, 'must have at least 8 characters').max(300).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8, 'must have at least 8 characters').max(300).optional(),
  ...sellerVariables,
  OPERATOR_NAME: z.string().trim().min(1).max(200).optional(),
  OPERATOR_EMAIL: z.email().max(254).optional(),
  VIDEO_URL: z
    .string()
    .regex(/^https:\/\/[^\s"'<>;,]+$/, 'must be a URL that starts with https://')
    .max(500)
    .optional(),
  OPERATOR_DIR: z.string().min(1).optional(),
  BLOG_URL: z
    .string()
    .regex(/^https?:\/\/[^\s"'<>]+$/, 'must be a URL that starts with https:// or http://')
    .max(500)
    .optional(),
  JOBS_AT_ONCE: z.coerce.number().int().min(0).max(50).default(2),
  TASKS_AT_ONCE: z.coerce.number().int().min(1).max(50).default(2),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').max(500).optional(),
  UPLOAD_MAX_MB: z.coerce.number().int().min(1).max(1_048_576).default(2048),
  SNAPSHOTS_KEPT: z.coerce.number().int().min(2).max(1000).default(24),
});

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
  answersKeptMb: number;
  /** Queries of pages that run at once in this process, and those of one account or guest; the others take turns. */
  queriesAtOnce: number;
  queriesPerAccount: number;
  /** Estimated wait for a turn, in milliseconds, beyond which the newest requests of who asks most are sent away. */
  overloadMs: number;
  /** Files of reports that leave at once, and those of one account or guest; the others take turns. */
  exportsAtOnce: number;
  exportsPerAccount: number;
  /** Time that a file waits for its turn before it is refused, in seconds. */
  exportWaitSeconds: number;
  /** Time in which a reader must take something of a file, in seconds; then it ends. */
  exportIdleSeconds: number;
  /** Logos that are drawn at once; of one account one at a time. */
  logosAtOnce: number;
  /** Largest file that is taken for an import, in megabytes. */
  uploadMaxMb: number;
  /** Snapshots of a base that are kept; older ones age out at the next import. */
  snapshotsKept: number;
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
  jobsAtOnce: number;
  /** Long tasks, as imports, that a process which runs jobs runs at the same time beside them. */
  tasksAtOnce: number;
}

/**
 * Reads and checks the environment.
 * @throws ConfigError with one line that names the variable and what it must be
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) throw new ConfigError(describe(parsed.error, env));
  const values = parsed.data;
  if (values.CLICKHOUSE_CLUSTER && !values.CLICKHOUSE_URL) {
    throw new ConfigError('CLICKHOUSE_CLUSTER needs CLICKHOUSE_URL: the embedded ClickHouse is one server.');
  }
  assertOpenToOwnerAlone(values);
  return {
    nodeEnv: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://${browsable(values.HOST)}:${values.PORT}`,
    access: values.ACCESS,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    clickhouseUrl: values.CLICKHOUSE_URL,
    clickhouseDatabase: values.CLICKHOUSE_DATABASE,
    clickhouseCluster: values.CLICKHOUSE_CLUSTER,
    clickhouseMemoryMb: values.CLICKHOUSE_MEMORY_MB ?? shareForClickHouse(machineMemoryMb()),
    logLevel: values.LOG_LEVEL,
    sampleKeywords: values.SAMPLE_KEYWORDS,
    sampleSeed: values.SAMPLE_SEED,
    querySeconds: values.QUERY_SECONDS,
    answersKeptMb: values.ANSWERS_KEPT_MB,
    queriesAtOnce: values.QUERIES_AT_ONCE ?? usualQueriesAtOnce(values.CLICKHOUSE_URL),
    queriesPerAccount: values.QUERIES_PER_ACCOUNT,
    overloadMs: values.OVERLOAD_MS,
    exportsAtOnce: values.EXPORTS_AT_ONCE,
    exportsPerAccount: values.EXPORTS_PER_ACCOUNT,
    exportWaitSeconds: values.EXPORT_WAIT_SECONDS,
    exportIdleSeconds: values.EXPORT_IDLE_SECONDS,
    logosAtOnce: values.LOGOS_AT_ONCE,
    uploadMaxMb: values.UPLOAD_MAX_MB,
    snapshotsKept: values.SNAPSHOTS_KEPT,
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
    hiddenOwnerIds: listOf(values.HIDDEN_OWNER_IDS),
    cloudPayments: setTogether(
      { publicId: values.CLOUDPAYMENTS_PUBLIC_ID, secret: values.CLOUDPAYMENTS_SECRET },
      'CLOUDPAYMENTS_PUBLIC_ID and CLOUDPAYMENTS_SECRET',
    ),
    stripe: setTogether(
      { secret: values.STRIPE_SECRET, webhookSecret: values.STRIPE_WEBHOOK_SECRET },
      'STRIPE_SECRET and STRIPE_WEBHOOK_SECRET',
    ),
    seller: sellerOf(values),
    operatorName: values.OPERATOR_NAME,
    operatorEmail: values.OPERATOR_EMAIL,
    videoUrl: values.VIDEO_URL,
    operatorDir: path.resolve(values.OPERATOR_DIR ?? path.join(values.DATA_DIR, 'operator')),
    blogUrl: values.BLOG_URL,
    jobsAtOnce: values.JOBS_AT_ONCE,
    tasksAtOnce: values.TASKS_AT_ONCE,
  };
}

/** Whoever reaches an open server is its owner: that others reach it must be said, and of this address. */
function assertOpenToOwnerAlone(values: z.infer<typeof environment>): void {
  const { ACCESS: access, HOST: host, ACCESS_OPEN_ANYWAY: anyway } = values;
  if (access !== 'open' || isLoopbackName(host) || anyway === host) return;
  throw new ConfigError(
    `ACCESS=open makes whoever reaches the server its owner, and others reach HOST=${host}: set HOST=127.0.0.1, or ACCESS_OPEN_ANYWAY=${host} where all of them may.`,
  );
}

/** Names of all variables, for the documents' test. */
export const variableNames: readonly string[] = Object.keys(environment.shape);

function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

function describe(error: z.ZodError, env: NodeJS.ProcessEnv): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0] ?? '');
  return `${name}=${withoutSecret(env[name] ?? '')} is not usable: ${issue?.message ?? 'bad value'}`;
}

/** What stands between the scheme and the last `@` of an address may hold a password, also where the address cannot be read. */
function withoutSecret(value: string): string {
  return value.replace(/^([a-z][a-z\d+.-]*:\/*)?.*@/is, '$1…@');
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}

/** Queries of pages beyond which the embedded ClickHouse only shares its processors further, and each answer comes later. */
const queriesPerProcessor = 4;
const mostQueries = 16;

function usualQueriesAtOnce(clickhouseUrl: string | undefined): number {
  if (clickhouseUrl !== undefined) return mostQueries;
  return Math.min(mostQueries, queriesPerProcessor * os.availableParallelism());
}

function browsable(host: string): string {
  return host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
}
