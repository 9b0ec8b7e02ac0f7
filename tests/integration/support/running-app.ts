import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app.js';
import type { Config } from '../../../server/config/config.js';
import type { OutgoingRules } from '../../../server/http-client/outgoing-rules.js';
import { openReportWorld, type ReportWorld, type WorldOptions } from '../reports/support/report-world.js';
import { callerOf, type Caller } from './caller.js';
import { insertUser } from './people.js';
import { TestClock } from './test-clock.js';

export type { GraphqlResult } from './caller.js';

/**
 * The whole server over real stores that hold the small world, listening on a port of its own. Its own calls are those of an
 * administrator's script, to whom no limits apply; `guest` and `as` make those of others.
 */
export interface RunningApp extends ReportWorld, Caller {
  app: FastifyInstance;
  /** Its address without a slash at the end. */
  url: string;
  clock: TestClock;
  /** Headers that make any call one of the administrator's script. */
  always: Readonly<Record<string, string>>;
  /** Calls of somebody who is not logged in and keeps no cookies. */
  guest: Caller;
  /** Calls with these headers, as those of a person. */
  as(person: { headers: Record<string, string> }): Caller;
}

let shared: Promise<RunningApp> | undefined;

/** How the server of a file differs from most. */
interface RunOptions extends WorldOptions {
  /** Whether the clean-ups of the crontab run, which change rows at full minutes; they are paused unless it is true. */
  scheduledJobs?: boolean;
}

/**
 * One server for all tests of a file, ended after it; the first call decides what differs from the usual configuration, what
 * calls to addresses that visitors name may reach, and where the stores are.
 */
export function runApp(
  differences: Partial<Config> = {},
  outgoing?: OutgoingRules,
  options?: RunOptions,
): Promise<RunningApp> {
  return (shared ??= start(differences, outgoing, options));
}

/** Ends the server of a file; the next file starts its own. */
export async function closeApp(): Promise<void> {
  const running = shared;
  shared = undefined;
  await (await running)?.app.close();
}

async function start(
  differences: Partial<Config>,
  outgoing: OutgoingRules | undefined,
  { scheduledJobs = false, ...options }: RunOptions = {},
): Promise<RunningApp> {
  const world = await openReportWorld(options);
  const { stores } = world;
  const clock = new TestClock();
  // Every test calls from one address.
  const config = { ...stores.config, registrationsPerHour: 100_000, ...differences };
  const app = await createApp({
    config,
    stores,
    log: stores.log,
    now: () => clock.now(),
    outgoing,
    scheduledJobs,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const administrator = await insertUser(stores.postgres, { kind: 'administrator', now: clock.now() });
  const always = { 'x-api-token': administrator.token };
  return {
    ...world,
    ...callerOf(url, always),
    always,
    app,
    url,
    clock,
    guest: callerOf(url, {}),
    as: ({ headers }) => callerOf(url, headers),
  };
}
