import { createHmac } from 'node:crypto';
import { createUser, type TestUser } from '../../support/test-users.js';
import type { RunningApp } from '../../support/running-app.js';

/** The simulated payment provider. */
export const shop = { publicId: 'pk_test', secret: 'the secret of the shop' };

/** Creates a bill, by default for Basic for a month, and returns its id. */
export async function createBill(app: RunningApp, user: TestUser, plan = 3, kind = 'buy'): Promise<number> {
  const { data, errors } = await app
    .as(user)
    .graphql(
      'mutation ($act: PurchaseKind!, $plan: Int!) { createBill(act: $act, plan: $plan, term: 0) { id } }',
      { act: kind, plan },
    );
  if (errors) throw new Error(JSON.stringify(errors));
  return (data?.['createBill'] as { id: number }).id;
}

/** State of a bill as its payer sees it. */
export async function readState(app: RunningApp, user: TestUser, id: number): Promise<unknown> {
  const { data } = await app.as(user).graphql('query ($id: Int!) { bill(id: $id) { state } }', { id });
  return (data?.['bill'] as { state: string }).state;
}

/** Sends the provider's notification of a paid bill. */
export async function notifyPaid(
  app: RunningApp,
  user: TestUser,
  bill: number,
  { transaction, amount }: { transaction: string; amount: string },
): Promise<unknown> {
  const body = new URLSearchParams({
    TransactionId: transaction,
    Amount: amount,
    Currency: 'USD',
    InvoiceId: String(bill),
    AccountId: String(user.id),
    Status: 'Completed',
  }).toString();
  const response = await fetch(`${app.url}/payments/cloudpayments/pay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-hmac': createHmac('sha256', shop.secret).update(body).digest('base64'),
    },
    body,
  });
  return response.json();
}

/**
 * Creates a partner with a promo code, and with rewards from one user who paid for a month of Basic with that code.
 */
export async function createPartner(
  app: RunningApp,
  code: string,
  discount = 0,
  kind: 'demo' | 'pro' = 'demo',
): Promise<TestUser> {
  const partner = await createUser(app, { kind });
  await app
    .as(partner)
    .graphql(
      'mutation ($code: String!, $discount: Int!) { createPromoCode(code: $code, discount: $discount) { code } }',
      {
        code,
        discount,
      },
    );
  const payer = await createUser(app, { kind: 'demo' });
  const bill = await createBill(app, payer);
  await app
    .as(payer)
    .graphql('mutation ($bill: Int!, $code: String!) { applyPromo(bill: $bill, code: $code) { id } }', {
      bill,
      code,
    });
  await notifyPaid(app, payer, bill, {
    transaction: `paid-${code}`,
    amount: discount === 0 ? '49.00' : '44.00',
  });
  return partner;
}
