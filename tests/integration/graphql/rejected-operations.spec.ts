import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, startSession } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

describe('a rejected operation', () => {
  it('has the HTTP status of its reason, the same as over REST', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const replaced = await createUser(app, { kind: 'demo' });
    await startSession(app.stores.postgres, replaced.id, app.clock.now());
    const outcomes = [
      [app.guest, '{ colleagues { email } }', 401, 'AUTHORIZATION_REQUIRED'],
      [app.as(replaced), '{ colleagues { email } }', 401, 'SESSION_OUT_OF_DATE'],
      [app.as(user), '{ accounts { total } }', 403, 'ADMINISTRATOR_ONLY'],
    ] as const;
    for (const [caller, query, status, code] of outcomes) {
      const result = await caller.graphql(query);
      expect([result.status, result.errors?.[0]?.extensions.code]).toEqual([status, code]);
    }
  });

  it('several failed checks of one operation are all reported and do not crash the process', async () => {
    const unhandledErrors: unknown[] = [];
    const hear = (reason: unknown) => unhandledErrors.push(reason);
    process.on('unhandledRejection', hear);
    const user = await createUser(app, { kind: 'demo' });
    // Forbidden fields whose arguments are invalid or too expensive.
    const many = Array.from({ length: 40 }, (_, index) => `a${index}: accounts { total }`).join(' ');
    for (const query of ['mutation ($id: Int!) { deleteBill(id: $id) }', `{ ${many} }`]) {
      for (const caller of [app.guest, app.as(user)]) {
        expect((await caller.graphql(query)).status).toBeGreaterThanOrEqual(400);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', hear);
    expect(unhandledErrors).toEqual([]);
  });
});
