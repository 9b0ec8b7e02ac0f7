import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { Metrics } from './metrics.js';

it('S9: files of a build, numbered operations and addresses that are none make no labels of their own', async () => {
  const metrics = new Metrics(() => Promise.resolve({}));
  const answered = (url?: string) =>
    metrics.observe(
      { method: 'GET', routeOptions: { url } } as FastifyRequest,
      { statusCode: 200, elapsedTime: 3 } as FastifyReply,
    );
  for (let at = 0; at < 50; at += 1) {
    answered(`/assets/page-${at}.js`);
    metrics.observeStore(`import ${at}`, 3);
    metrics.countStoreFailure(`import ${at}`);
  }
  answered(undefined);
  const text = await metrics.registry.metrics();
  const values = (label: string) =>
    [
      ...new Set([...text.matchAll(new RegExp(`\\b${label}="([^"]*)"`, 'g'))].map(([, value]) => value)),
    ].sort();
  expect([values('route'), values('operation')]).toEqual([['none', 'static file'], ['import']]);
});
