import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from '../../../server/app.js';
import type { Config } from '../../../server/config/config.js';
import type { OutgoingRules } from '../../../server/http-client/outgoing-rules.js';
import { openReportWorld, type ReportWorld, type WorldOptions } from '../reports/support/report-world.js';
import { createCaller, databaseCookie, type Caller } from './caller.js';
import { insertUser } from './test-users.js';
import { TestClock } from './test-clock.js';

export type { GraphqlResult } from './caller.js';

/**
 * The complete server over real stores with the test data, listening on its own port. Its own calls are those of an
 * administrator's script without limits; `guest` and `as` create other callers.
 */
export interface RunningApp extends ReportWorld, Caller {
  app: FastifyInstance;
  /** Base URL without a trailing slash. */
  url: string;
  clock: TestClock;
  /** Headers of the administrator's script. */
  fixedHeaders: Readonly<Record<string, string>>;
  /** A caller without login and cookies. */
  guest: Caller;
  /** A caller with the headers of a user. */
  as(user: { headers: Record<string, string> }): Caller;
}

let shared: Promise<RunningApp> | undefined;

/** Differences from the default test server. */
interface RunOptions extends WorldOptions {
  /** Runs the clean-ups of the crontab, which change rows at full minutes. Paused by default. */
  scheduledJobs?: boolean;
  /** Log of the server, which is silent by default. */
  log?: Logger;
}

/**
 * Starts the server of a test file on the first call and ends it after the file. The first call sets the
 * configuration, the outbound rules and the location of the stores.
 */
export function runApp(
  differences: Partial<Config> = {},
  outgoing?: OutgoingRules,
  options?: RunOptions,
): Promise<RunningApp> {
  return (shared ??= start(differences, outgoing, options));
}

/** Ends the server of a file. */
export async function closeApp(): Promise<void> {
  const running = shared;
  shared = undefined;
  await (await running)?.app.close();
}

async function start(
  differences: Partial<Config>,
  outgoing: OutgoingRules | undefined,
  { scheduledJobs = false, log, ...options }: RunOptions = {},
): Promise<RunningApp> {
  const world = await openReportWorld(options);
  const { stores } = world;
  const clock = new TestClock();
  // All tests send requests from one address, so the registration limit is high.
  const config = { ...stores.config, registrationsPerHour: 100_000, ...differences };
  const app = await createApp({
    config,
    stores,
    log: log ?? stores.log,
    now: () => clock.now(),
    outgoing,
    scheduledJobs,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const administrator = await insertUser(stores.postgres, { kind: 'administrator', now: clock.now() });
  const fixedHeaders = { 'x-api-token': administrator.token, cookie: databaseCookie };
  return {
    ...world,
    ...createCaller(url, fixedHeaders),
    fixedHeaders,
    app,
    url,
    clock,
    guest: createCaller(url, {}),
    as: ({ headers }) => createCaller(url, headers),
  };
}
