import { beforeAll, describe, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

describe('R35 the tree of a domain', () => {
  it('answers', async () => {
    const answer = await app.get('/api/report/simple/organic/tree_pages?domain=alpha.example');
    console.log(answer.status, JSON.stringify(await answer.json(), null, 1).slice(0, 3000));
    expect(answer.status).toBe(200);
  });
});
