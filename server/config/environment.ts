import { z } from 'zod';
import { ConfigError } from './config-error.js';
import { minClickHouseMemoryMb } from './machine-memory.js';
import {
  defaultRetentionText,
  parseRetentionPolicy,
  retentionFormat,
  type RetentionPolicy,
} from './retention-policy.js';
import { sellerVariables } from './seller.js';
import {
  defaultTrackingParameters,
  parseTrackingParameters,
  trackingParametersFormat,
} from './tracking-parameters.js';

const port = z.coerce.number().int().min(0).max(65_535);
const storeUrl = (protocols: string[]) =>
  z.string().refine((value) => protocols.includes(getProtocol(value)), {
    message: `must be a URL that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
  });

/** Schema and defaults of all variables. A test compares it with `.env.example`. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  ACCESS: z.enum(['plans', 'open']).default('plans'),
  OPEN_ACCESS_HOST: z.string().optional(),
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
  CLICKHOUSE_MEMORY_MB: z.coerce.number().int().min(minClickHouseMemoryMb).max(1_048_576).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SAMPLE_KEYWORDS: z.coerce.number().int().min(0).max(5_000_000).default(20_000),
  SAMPLE_SEED: z.coerce.number().int().min(0).default(1),
  QUERY_SECONDS: z.coerce.number().min(1).max(600).default(30),
  QUERY_CACHE_MB: z.coerce.number().int().min(0).max(65_536).default(48),
  FIRST_PAGES_MB: z.coerce.number().int().min(0).max(1_048_576).default(512),
  QUERY_CONCURRENCY: z.coerce.number().int().min(1).max(1000).optional(),
  QUERY_CONCURRENCY_PER_ACCOUNT: z.coerce.number().int().min(1).max(1000).default(4),
  LOAD_SHED_MS: z.coerce.number().int().min(1).max(600_000).default(300),
  EXPORT_CONCURRENCY: z.coerce.number().int().min(1).max(1000).default(6),
  EXPORT_CONCURRENCY_PER_ACCOUNT: z.coerce.number().int().min(1).max(1000).default(2),
  EXPORT_WAIT_SECONDS: z.coerce.number().min(0.01).max(3600).default(60),
  EXPORT_IDLE_SECONDS: z.coerce.number().min(0.01).max(3600).default(30),
  LOGO_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(2),
  LIMITS_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone, as Europe/Moscow or UTC')
    .default('UTC'),
  API_BURST_REQUESTS: z.coerce.number().int().min(1).max(100_000).default(10),
  API_BURST_SECONDS: z.coerce.number().int().min(1).max(3600).default(10),
  GUEST_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(600),
  LOGIN_ATTEMPTS: z.coerce.number().int().min(1).max(1000).default(10),
  SESSION_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  AUTH_TOKEN_IN_URL: z.enum(['allow', 'reject']).default('allow'),
  REST_LANGUAGE: z.enum(['en', 'ru']).default('en'),
  HSTS_SUBDOMAINS: z.enum(['true', 'false']).default('true'),
  AUDIT_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(730),
  MAIL_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
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
  SERVER_PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  JOB_CONCURRENCY: z.coerce.number().int().min(0).max(50).default(2),
  TASK_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(2),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').max(500).optional(),
  UPLOAD_MAX_MB: z.coerce.number().int().min(1).max(1_048_576).default(2048),
  TRACKING_PARAMETERS: z
    .string()
    .default(defaultTrackingParameters)
    .refine((text) => parseTrackingParameters(text) !== undefined, trackingParametersFormat),
  SNAPSHOT_RETENTION: z.string().default(defaultRetentionText).transform(readRetentionPolicy),
});

/** Parsed environment. */
export type Environment = z.infer<typeof environment>;

/** Names of all variables, for tests. */
export const variableNames: readonly string[] = Object.keys(environment.shape);

/**
 * Parses the environment. Empty variables count as unset.
 * @throws ConfigError with one line about the invalid variable
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const parsed = environment.safeParse(omitEmpty(env));
  if (!parsed.success) throw new ConfigError(describeIssue(parsed.error, env));
  return parsed.data;
}

function omitEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

function describeIssue(error: z.ZodError, env: NodeJS.ProcessEnv): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0] ?? '');
  const value = secretNamePattern.test(name) ? '…' : redactCredentials(env[name] ?? '');
  return `${name}=${value} is not usable: ${issue?.message ?? 'bad value'}`;
}

/** Variables whose values never appear in a message. */
const secretNamePattern = /(?:SECRET|TOKEN|PASSWORD|KEY)$/;

/** Removes everything between the scheme and the last `@`, even if the URL is invalid. */
function redactCredentials(value: string): string {
  return value.replace(/^([a-z][a-z\d+.-]*:\/*)?.*@/is, '$1…@');
}

function readRetentionPolicy(text: string, context: z.RefinementCtx): RetentionPolicy {
  const policy = parseRetentionPolicy(text);
  if (policy) return policy;
  context.addIssue({ code: 'custom', message: retentionFormat });
  return z.NEVER;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function getProtocol(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}
