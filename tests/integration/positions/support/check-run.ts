import { randomUUID } from 'node:crypto';
import type { CheckDependencies } from '../../../../server/modules/positions/check-dependencies.js';
import { RunResponses } from '../../../../server/modules/positions/run-responses.js';
import { RunBudget } from '../../../../server/modules/positions/run-budget.js';
import { RunChecks } from '../../../../server/modules/positions/run-checks.js';
import { createUser } from '../../support/test-users.js';
import type { PositionsWorld } from './position-calls.js';

/** Options of a check under test. */
interface RunOptions {
  run: string;
  parts: (signal?: AbortSignal) => CheckDependencies;
  states: () => Promise<Record<string, string>>;
  spent: () => Promise<number>;
}

/** Starts a check of these keywords in a project with this cap, like the task does. */
export async function startRun(
  { app, serp }: PositionsWorld,
  words: readonly string[],
  { depth = 10, reserved = 100, cap = 1000, requestTimeoutMs = 30_000 } = {},
): Promise<RunOptions> {
  const { postgres, config } = app.stores;
  const owner = await createUser(app, { kind: 'pro' });
  const [project, run] = [randomUUID(), randomUUID()];
  await postgres.query(
    `INSERT INTO position_project (id, team_id, name, address, domain, engine, device, language, depth, schedule, cap_micros, created_at)
     VALUES ($1, $2, 'One', 'a.example', 'a.example', 'google', 'desktop', 'en', $3, 'demand', $4, now())`,
    [project, owner.id, depth, cap],
  );
  await postgres.query(
    `INSERT INTO position_run (id, project_id, month, date, provider, depth, keywords, reserved_micros, started_at, engine, device, language)
     VALUES ($1, $2, '2026-11', '2026-11-20', 'serper', $3, $4, $5, now(), 'google', 'desktop', 'en')`,
    [run, project, depth, words.length, reserved],
  );
  for (const [index, word] of words.entries()) {
    await postgres.query(
      'INSERT INTO position_check (run_id, base_id, keyword_id, word) VALUES ($1, 1, $2, $3)',
      [run, index + 1, word],
    );
  }
  return {
    run,
    parts: (signal = new AbortController().signal) => ({
      checks: new RunChecks(postgres, run),
      responses: new RunResponses(config.dataDir, run),
      budget: new RunBudget(postgres, { id: run, projectId: project }),
      connection: { url: serp.url, key: 'login:the-secret-key', timeoutMs: requestTimeoutMs, signal },
      timing: {
        initialBackoffMs: 5,
        maxBackoffMs: 50,
        pollIntervalMs: 10,
        lostAfterMs: 50,
        timeoutMs: 60_000,
      },
      concurrency: 1,
      price: { firstPage: 10, nextPage: 5 },
      startedAt: new Date(),
      buildQuery: ({ word }) => ({
        word,
        depth,
        engine: 'google',
        device: 'desktop',
        language: 'en',
        location: { canonicalName: 'New York,New York,United States', country: 'us' },
      }),
      onKeywordDone: () => undefined,
    }),
    states: async () => {
      const rows: { word: string; state: string; fault: string | null }[] = await postgres.query(
        'SELECT word, state, fault FROM position_check WHERE run_id = $1 ORDER BY keyword_id',
        [run],
      );
      return Object.fromEntries(rows.map(({ word, state, fault }) => [word, fault ?? state]));
    },
    spent: async () => {
      const [row]: { spent: string }[] = await postgres.query(
        'SELECT spent_micros AS spent FROM position_run WHERE id = $1',
        [run],
      );
      return Number(row?.spent);
    },
  };
}
