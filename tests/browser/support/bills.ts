import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { createCaller, type Caller } from '../../integration/support/caller.js';

/**
 * Sends a GraphQL request as the user of the page.
 * @throws Error when the response has errors
 */
export async function asPageUser(page: Page, query: string, variables: Record<string, unknown> = {}) {
  const cookies = await page.context().cookies();
  return graphqlData(
    createCaller(inject('serverUrl'), {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    }),
    query,
    variables,
  );
}

/** Creates a bill for the user of the page and returns its number. */
export async function newBill(page: Page, plan: number, term = 0): Promise<number> {
  const { createBill } = await asPageUser(page, createBillMutation, { plan, term });
  return (createBill as { id: number }).id;
}

/** Registers a user who pays for one month of Basic with a promo code and the sandbox provider. */
export async function payWithPromoCode(code: string): Promise<void> {
  const url = inject('serverUrl');
  const name = randomBytes(5).toString('hex');
  const registration = await fetch(`${url}/api/panel/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `payer-${name}@people.example`, password: `a pass of ${name}` }),
  });
  const cookie = registration.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const payer = createCaller(url, { cookie });
  const { createBill } = await graphqlData(payer, createBillMutation, { plan: 3, term: 0 });
  const { id } = createBill as { id: number };
  await graphqlData(
    payer,
    'mutation ($id: Int!, $code: String!) { applyPromo(bill: $id, code: $code) { id } }',
    { id, code },
  );
  await graphqlData(
    payer,
    `mutation ($id: Int!) { initPayment(bill: $id, method: card, agreed: true) { address }
       resolveTestPayment(bill: $id, answer: pay) }`,
    { id },
  );
  for (let tries = 0; tries < 400; tries++) {
    const { bill } = await graphqlData(payer, 'query ($id: Int!) { bill(id: $id) { state } }', { id });
    if ((bill as { state: string }).state === 'paid') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the bill was not paid');
}

/** Random name of a promo code. */
export function createPromoCodeName(): string {
  return `code-${randomBytes(5).toString('hex')}`;
}

const createBillMutation =
  'mutation ($plan: Int!, $term: Int!) { createBill(act: buy, plan: $plan, term: $term) { id } }';

async function graphqlData(
  caller: Pick<Caller, 'graphql'>,
  query: string,
  variables: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { data, errors } = await caller.graphql(query, variables);
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
}
