import { beforeAll, describe, expect, it } from 'vitest';
import { restRoutes } from '../../../server/rest/rest-routes.js';
import { buildAppSchema } from '../../../server/app-schema.js';
import { createScriptCaller, fetchCsrfToken } from '../support/caller.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createProject } from './support/clustering-calls.js';

let app: RunningApp;
let owner: TestUser;
const roles = new Map<string, Readonly<Record<string, string>>>();

beforeAll(async () => {
  app = await runApp({ apiBurstRequests: 10_000 });
  owner = await createUser(app, { kind: 'team' });
  const otherUsers: [string, Promise<TestUser>][] = [
    ['demo', createUser(app, { kind: 'demo' })],
    ['promo', createUser(app, { kind: 'promo' })],
    ['sub-user', createUser(app, { kind: 'team', owner })],
    ['other owner', createUser(app, { kind: 'team' })],
    ['administrator', createUser(app, { kind: 'administrator' })],
  ];
  roles.set('guest', {});
  for (const [role, user] of otherUsers) {
    const { headers } = await user;
    roles.set(role, { ...headers, 'x-csrf-token': await fetchCsrfToken(app.url, headers) });
  }
});

const createOwnerProject = () =>
  createProject(
    createScriptCaller(app.url, owner),
    app.world.keywords.slice(0, 5).map(({ word }) => word),
  );

/** Another user's project responds like a missing one. Guests get 401 where a query requires login. */
const statusesOfNonMembers = { demo: 404, promo: 404, 'other owner': 404, administrator: 404 };

/**
 * Expected statuses of every call by role. The project belongs to the team owner, and the sub-user is a member of the
 * team.
 */
const expected: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'POST /clustering': {
    guest: 401,
    demo: 402,
    promo: 402,
    'sub-user': 200,
    'other owner': 200,
    administrator: 200,
  },
  'GET /clustering/list': {
    guest: 401,
    demo: 200,
    promo: 200,
    'sub-user': 200,
    'other owner': 200,
    administrator: 200,
  },
  'GET /clustering/state/{uid}': { ...statusesOfNonMembers, guest: 401, 'sub-user': 200 },
  'GET /clustering/node/{uid}': { ...statusesOfNonMembers, guest: 401, 'sub-user': 200 },
  'GET /clustering/node/{uid}/{id}/keywords': { ...statusesOfNonMembers, guest: 404, 'sub-user': 200 },
  'POST /clustering/node/{uid}/{id}/keywords': { ...statusesOfNonMembers, guest: 404, 'sub-user': 200 },
  'GET /clustering/{uid}/export': { ...statusesOfNonMembers, guest: 404, 'sub-user': 200 },
  'POST /clustering/{uid}/build': { ...statusesOfNonMembers, guest: 401, 'sub-user': 200 },
  // Only the owners of the project and of the account may delete it.
  'DELETE /clustering/{uid}': { ...statusesOfNonMembers, guest: 401, 'sub-user': 403 },
};

describe('permissions on clustering projects', () => {
  it('every call gives each role the expected status', async () => {
    const routes = restRoutes(await buildAppSchema()).filter(({ path }) => path.startsWith('/clustering'));
    const statuses: Record<string, Record<string, number>> = {};
    for (const { methods, path } of routes) {
      for (const method of methods) {
        const call = `${method} ${path}`;
        const address = path.replace('{uid}', await createOwnerProject()).replace('{id}', '0');
        const body = path === '/clustering' ? { list: ['phone'], base: 'gny' } : {};
        const results: Record<string, number> = {};
        for (const [role, headers] of roles) {
          const response = await fetch(app.url + address, {
            method,
            headers: { ...headers, 'content-type': 'application/json' },
            ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
          });
          results[role] = response.status;
        }
        statuses[call] = results;
      }
    }
    expect(statuses).toEqual(expected);
  });
});
