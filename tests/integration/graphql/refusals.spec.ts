import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, startSession } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

describe('an operation that is refused as a whole', () => {
  it('#5 answers with the status of its reason, the same as by REST', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const replaced = await createUser(app, { kind: 'demo' });
    await startSession(app.stores.postgres, replaced.id, app.clock.now());
    const outcomes = [
      [app.guest, '{ colleagues { email } }', 401, 'AUTHORIZATION_REQUIRED'],
      [app.as(replaced), '{ colleagues { email } }', 401, 'SESSION_OUT_OF_DATE'],
      [app.as(person), '{ accounts { total } }', 403, 'ADMINISTRATOR_ONLY'],
    ] as const;
    for (const [caller, query, status, code] of outcomes) {
      const answer = await caller.graphql(query);
      expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([status, code]);
    }
  });

  it('#25 may be refused by several checks at once: each is heard, and none ends the process', async () => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', hear);
    const person = await createUser(app, { kind: 'demo' });
    // Nobody may call these, and what they ask for has no value or costs too much.
    const many = Array.from({ length: 40 }, (_, at) => `a${at}: accounts { total }`).join(' ');
    for (const query of ['mutation ($id: Int!) { deleteBill(id: $id) }', `{ ${many} }`]) {
      for (const caller of [app.guest, app.as(person)]) {
        expect((await caller.graphql(query)).status).toBeGreaterThanOrEqual(400);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });
});
