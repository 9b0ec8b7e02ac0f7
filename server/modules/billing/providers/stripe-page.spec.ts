import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Stripe } from './stripe.js';

interface RecordedRequest {
  path: string | undefined;
  key: string | string[] | undefined;
  authorization: string | undefined;
  params: Record<string, string>;
}

let api: Server;
let requests: RecordedRequest[] = [];
let status = 200;
let stripe: Stripe;

beforeAll(async () => {
  api = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { url: path, headers } = request;
      const { authorization } = headers;
      const params = Object.fromEntries(new URLSearchParams(body));
      requests.push({ path, key: headers['idempotency-key'], authorization, params });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ url: 'https://pay.example/session' }));
    });
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = api.address() as { port: number };
  const keys = { secret: 'sk_test', webhookSecret: 'whsec', publicUrl: 'https://seo.example' };
  stripe = new Stripe({ ...keys, api: `http://127.0.0.1:${port}` }, () => new Date());
});
beforeEach(() => {
  requests = [];
  status = 200;
});
afterAll(() => void api.close());

const order = {
  billId: 7,
  accountId: 3,
  cents: 4950,
  currency: 'USD',
  description: 'Bill 7, Basic plan',
  email: 'a@b.example',
  phone: null,
  language: 'en' as const,
  recurs: null,
};

it('creates a checkout session with the amount in cents and redirects to the result page', async () => {
  expect(await stripe.start(order)).toEqual({ kind: 'address', url: 'https://pay.example/session' });
  expect(requests).toMatchObject([
    {
      path: '/v1/checkout/sessions',
      authorization: 'Bearer sk_test',
      params: {
        mode: 'payment',
        'line_items[0][price_data][unit_amount]': '4950',
        'line_items[0][price_data][currency]': 'usd',
        'metadata[bill]': '7',
        'metadata[account]': '3',
        success_url: 'https://seo.example/payment/success?bill=7',
        cancel_url: 'https://seo.example/payment/decline?bill=7',
      },
    },
  ]);
});

it('reuses the idempotency key for repeated clicks but not for another amount', async () => {
  await stripe.start(order);
  await stripe.start(order);
  await stripe.start({ ...order, cents: 4400 });
  const keys = requests.map(({ key }) => key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('reports that recurring payments are unsupported', () => {
  expect(stripe.recurs).toBe(false);
});

it('fails with the provider and hides the keys in the error', async () => {
  status = 500;
  await expect(stripe.start(order)).rejects.toThrow(/^the payment provider answered 500$/);
});
