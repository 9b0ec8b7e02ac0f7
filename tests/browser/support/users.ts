import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { demonstrationPassword } from '../../../server/modules/accounts/demonstration-password.js';
import { PlanId } from '../../../server/config/plans.js';
import { waitForGraphqlResponses } from './in-flight-requests.js';
import { leave, responseTo } from './navigation.js';

/** Users for page tests. An administrator grants the plan of a paid kind. */
export type UserKind = 'demo' | 'promo' | 'basic' | 'pro' | 'team' | 'administrator';

/** Registered user. */
export interface TestUser {
  id: number;
  email: string;
  password: string;
}

const planByKind: Readonly<Partial<Record<UserKind, PlanId>>> = {
  promo: PlanId.Promo,
  basic: PlanId.Basic,
  pro: PlanId.Professional,
  team: PlanId.Team,
};

/** Registers a user by API in the context of the page, which is then logged in. A loaded page is not reloaded. */
export async function logInAs(page: Page, kind: UserKind): Promise<TestUser> {
  const user = await register(page, kind);
  const plan = planByKind[kind];
  if (plan !== undefined) {
    await asAdministrator(
      'mutation ($id: Int!, $plan: Int!) { grantPlan(id: $id, plan: $plan, days: 30) { id } }',
      {
        id: user.id,
        plan,
      },
    );
  }
  if (kind === 'administrator') {
    await asAdministrator(
      'mutation ($id: Int!, $password: String!) { makeAdministrator(id: $id, administrator: true, password: $password) { id } }',
      {
        id: user.id,
        password: demonstrationPassword,
      },
    );
  }
  if (isLoaded(page)) await switchToSession(page);
  return user;
}

/** Leaves the page, so that it sends no further requests, and clears the cookies. */
export async function becomeGuest(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/**
 * Lets a loaded page switch to the user of its cookies, as after a log-in in another tab. A reload would take half a
 * second of processor time.
 */
async function switchToSession(page: Page): Promise<void> {
  const html = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  const [, csrfToken = ''] = /name="csrf-token" content="([^"]+)"/.exec(html) ?? [];
  const viewer = responseTo(page, 'Viewer');
  await page.evaluate((token) => {
    const channel = new BroadcastChannel('rivalscope.session');
    channel.postMessage({ csrfToken: token });
    channel.close();
  }, csrfToken);
  await (await viewer).finished();
}

const isLoaded = (page: Page) => page.url() !== 'about:blank';

interface AdministratorResponse {
  data: Record<string, unknown>;
  errors?: { extensions: { code: string } }[];
}

/**
 * Sends a GraphQL request as the administrator. The session is older than the log-in that grants need, so the request
 * confirms the password if the server asks for it.
 * @throws Error when the response has errors
 */
export async function asAdministrator(
  query: string,
  variables: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  let response = await sendAsAdministrator(query, variables);
  if (response.errors?.[0]?.extensions.code === 'PASSWORD_REQUIRED') {
    await sendAsAdministrator('mutation ($password: String!) { confirmIdentity(password: $password) }', {
      password: demonstrationPassword,
    });
    response = await sendAsAdministrator(query, variables);
  }
  if (response.errors) throw new Error(JSON.stringify(response.errors));
  return response.data;
}

async function sendAsAdministrator(
  query: string,
  variables: Record<string, unknown>,
): Promise<AdministratorResponse> {
  const response = await fetch(`${inject('serverUrl')}/graphql`, {
    method: 'POST',
    headers: inject('administratorSession'),
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as AdministratorResponse;
}

async function register(page: Page, kind: UserKind): Promise<TestUser> {
  const person = {
    email: `${kind}-${randomBytes(5).toString('hex')}@people.example`,
    password: `pass ${randomBytes(6).toString('hex')}`,
  };
  const headers: Record<string, string> = {};
  if (isLoaded(page)) {
    await leave(page);
    // The new session replaces the current one, whose requests would get a 401.
    await waitForGraphqlResponses(page);
    const token = await page.locator('meta[name="csrf-token"]').getAttribute('content');
    headers['x-csrf-token'] = token ?? '';
  }
  const response = await page.context().request.post(`${inject('serverUrl')}/api/panel/user/register`, {
    headers,
    data: { ...person, passwordRepeat: person.password },
  });
  if (!response.ok()) {
    throw new Error(`registration failed with status ${response.status()}: ${await response.text()}`);
  }
  const { user } = (await response.json()) as { user: { id: number } };
  return { ...person, id: user.id };
}
