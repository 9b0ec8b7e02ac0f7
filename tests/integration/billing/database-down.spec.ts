import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { runInPostgres } from '../../support/shared-servers.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

const secret = 'the secret of the shop';
let app: RunningApp;
let database: string;

beforeAll(async () => {
  app = await runApp({ cloudPayments: { publicId: 'pk_test', secret }, jobConcurrency: 0 });
  const [row]: { name: string }[] = await app.stores.postgres.query('SELECT current_database() AS name');
  database = row?.name ?? '';
});

async function notify(fields: Record<string, string>): Promise<[number, unknown]> {
  const body = new URLSearchParams(fields).toString();
  const response = await fetch(`${app.url}/payments/cloudpayments/pay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-hmac': createHmac('sha256', secret).update(body).digest('base64'),
    },
    body,
  });
  return [response.status, ((await response.json()) as { code: unknown }).code];
}

describe('a payment notification while the database is down', () => {
  it('gets a response other than 0 and is processed when the provider repeats it', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const { data } = await app.as(user).graphql('mutation { createBill(act: buy, plan: 3, term: 0) { id } }');
    const { id } = data?.['createBill'] as { id: number };
    const fields = {
      TransactionId: '8001',
      Amount: '49.00',
      Currency: 'USD',
      InvoiceId: String(id),
      AccountId: String(user.id),
      Status: 'Completed',
    };
    const servers = inject('servers');
    await runInPostgres(
      servers,
      `ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS false`,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`,
    );
    try {
      for (let attempt = 0; attempt < 3; attempt++) {
        const [status, code] = await notify(fields);
        expect(status).toBeGreaterThanOrEqual(500);
        expect(code).not.toBe(0);
      }
    } finally {
      await runInPostgres(servers, `ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS true`);
    }
    expect(await notify(fields)).toEqual([200, 0]);
    const paid = await app.as(user).graphql(`{ bill(id: ${id}) { state } viewer { plan { id } } }`);
    expect(paid.data).toEqual({ bill: { state: 'paid' }, viewer: { plan: { id: 3 } } });
  });
});
