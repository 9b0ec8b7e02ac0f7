import { beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type TestBrowser } from '../accounts/support/test-browser.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

interface Row {
  code: string;
  used_times: number;
  partner_amount: number;
  partner_freeze: number;
  created_at: string;
  percent: number;
  discount: number;
  status: number;
}

interface PromoCodeBody extends Partial<Row> {
  message?: string;
  field?: string;
  data?: Row[];
  current_page?: number;
  last_page?: number;
  total?: number;
}

let number = 0;
const freshCode = () => `rest-${process.pid}-${++number}`;

/** A browser with the session of a user. */
function browserOf(user: TestUser): TestBrowser {
  const browser = openBrowser(app);
  browser.cookies.set('session', user.session);
  return browser;
}

const readResponse = async (
  response: Promise<Response>,
): Promise<[number, PromoCodeBody & { code?: string }]> => {
  const got = await response;
  return [got.status, (await got.json()) as PromoCodeBody & { code?: string }];
};

describe('promo codes over REST', () => {
  it.each(['/api', ''])('%s/promocode creates, lists with paging and switches them', async (api) => {
    const browser = browserOf(await createUser(app, { kind: 'demo' }));
    const code = freshCode();
    const [made, row] = await readResponse(
      browser.rest('POST', `${api}/promocode`, { code, discount: 5, percent: 15, total: 20 }),
    );
    expect([made, row]).toEqual([
      200,
      {
        code,
        used_times: 0,
        partner_amount: 0,
        partner_freeze: 0,
        created_at: row.created_at,
        percent: 15,
        discount: 5,
        status: 1,
      },
    ]);
    expect(new Date(row.created_at ?? '').toISOString()).toBe(row.created_at);
    const [listed, list] = await readResponse(browser.get(`${api}/promocode?page=1`));
    expect([listed, list.data]).toEqual([200, [row]]);
    expect([list.current_page, list.last_page, list.total]).toEqual([1, 1, 1]);
    const [, off] = await readResponse(browser.rest('POST', `${api}/promocode/switch`, { code }));
    expect(off.status).toBe(0);
    const [, on] = await readResponse(browser.rest('POST', `${api}/promocode/switch`, { code }));
    expect(on.status).toBe(1);
    const [past, empty] = await readResponse(browser.get(`${api}/promocode?page=2`));
    expect([past, empty.data, empty.current_page]).toEqual([200, [], 2]);
  });

  it('rejects invalid ones with the code and the field', async () => {
    const browser = browserOf(await createUser(app, { kind: 'demo' }));
    const code = freshCode();
    const create = async (body: object) => {
      const [status, { code: errorCode, field }] = await readResponse(
        browser.rest('POST', '/api/promocode', body),
      );
      return [status, errorCode, field];
    };
    expect(await create({ code, discount: 21 })).toEqual([422, 'DISCOUNT_RANGE', 'discount']);
    expect(await create({ code, discount: -1 })).toEqual([422, 'DISCOUNT_RANGE', 'discount']);
    expect(await create({ code: 'Not lower', discount: 1 })).toEqual([422, 'INVALID_FIELD', 'code']);
    expect(await create({ code, discount: 5, percent: 20 })).toEqual([422, 'INVALID_FIELD', 'percent']);
    expect(await create({ code, discount: 5, total: 25 })).toEqual([422, 'INVALID_FIELD', 'total']);
    expect((await create({ code }))[0]).toBe(400);
    expect((await create({ code, discount: '1.5' }))[0]).toBe(400);
    expect((await create({ code, discount: 5 }))[0]).toBe(200);
    expect(await create({ code, discount: 5 })).toEqual([409, 'PROMO_EXISTS', 'code']);
    const [missing, { code: errorCode }] = await readResponse(
      browser.rest('POST', '/api/promocode/switch', { code: freshCode() }),
    );
    expect([missing, errorCode]).toEqual([404, 'NOT_FOUND']);
  });

  it('are limited to accounts and their own codes, also for team members', async () => {
    expect((await app.guest.get('/api/promocode')).status).toBe(401);
    const owner = await createUser(app, { kind: 'team' });
    const member = browserOf(await createUser(app, { kind: 'demo', owner }));
    const code = freshCode();
    const [made] = await readResponse(browserOf(owner).rest('POST', '/api/promocode', { code, discount: 0 }));
    expect(made).toBe(200);
    expect((await readResponse(member.get('/api/promocode')))[1].data).toEqual([]);
    const other = browserOf(await createUser(app, { kind: 'demo' }));
    expect((await other.rest('POST', '/api/promocode/switch', { code })).status).toBe(404);
    expect((await readResponse(other.get('/api/promocode')))[1].data).toEqual([]);
  });
});
