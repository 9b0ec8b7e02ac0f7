import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../server/process/project-root.js';
import { administratorSession } from '../../support/administrator-session.js';
import { startServer, type RunningServer } from '../../support/running-server.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { createCaller, type Caller } from '../support/caller.js';
import { shortLivedProcessFlags } from '../../support/short-lived.js';

const secret = 'the secret of the shop';
const env = {
  SAMPLE_KEYWORDS: '0',
  CLOUDPAYMENTS_PUBLIC_ID: 'pk_test',
  CLOUDPAYMENTS_SECRET: secret,
  LOG_LEVEL: 'error',
};
const killScriptUrl = pathToFileURL(
  path.join(projectRoot, 'tests/integration/billing/support/die-before-response.mjs'),
).href;

let dataDir: string;
let server: RunningServer;

beforeAll(async () => {
  dataDir = await temporaryFolder();
  server = await startServer({
    dataDir,
    switches: shortLivedProcessFlags,
    env: { ...env, NODE_OPTIONS: `--import ${killScriptUrl}` },
  });
});
afterAll(async () => {
  await server.stop();
  await removeFolder(dataDir);
});

const buyer = async (): Promise<Caller> =>
  createCaller(server.url, await administratorSession(server.url, 'demo@example.com'));

/** Sends a payment notification of the provider. */
async function notify(fields: Record<string, string>): Promise<unknown> {
  const body = new URLSearchParams(fields).toString();
  const response = await fetch(`${server.url}/payments/cloudpayments/pay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-hmac': createHmac('sha256', secret).update(body).digest('base64'),
    },
    body,
  });
  return response.json();
}

describe('a server that is killed after storing a payment and before responding', () => {
  it('confirms the repeated notification and activates the plan once', async () => {
    const user = await buyer();
    const { data } = await user.graphql('mutation { createBill(act: buy, plan: 3, term: 0) { id } }');
    const { id } = data?.['createBill'] as { id: number };
    const { data: viewer } = await user.graphql('{ viewer { account { id } } }');
    const account = (viewer?.['viewer'] as { account: { id: number } }).account.id;
    const fields = {
      TransactionId: '7001',
      Amount: '49.00',
      Currency: 'USD',
      InvoiceId: String(id),
      AccountId: String(account),
      Status: 'Completed',
    };
    const serverExit = once(server.process, 'exit');
    await expect(notify(fields)).rejects.toThrow();
    expect(await serverExit).toEqual([null, 'SIGKILL']);

    server = await startServer({ dataDir, switches: shortLivedProcessFlags, env });
    const state = async () =>
      (
        await (
          await buyer()
        ).graphql(`{ bill(id: ${id}) { state closedAt } viewer { account { paidUntil } } }`)
      ).data;
    // The payment had been stored: the plan was active before the provider repeated the notification.
    const first = await state();
    expect(first).toMatchObject({ bill: { state: 'paid' } });
    expect([await notify(fields), await notify(fields)]).toEqual([{ code: 0 }, { code: 0 }]);
    expect(await state()).toEqual(first);
  }, 180_000);
});
