import { readFile } from 'node:fs/promises';
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

it('the dashboard of docs/grafana asks for measures and labels that there are', async () => {
  const metrics = new Metrics(() => Promise.resolve({ done: 1 }));
  const request = { method: 'GET', routeOptions: { url: '/healthz' } } as FastifyRequest;
  metrics.observe(request, { statusCode: 200, elapsedTime: 3 } as FastifyReply);
  metrics.observeStore('report', 3);
  metrics.countStoreFailure('report');
  metrics.countLookup(true);
  const text = await metrics.registry.metrics();
  const dashboard = await readFile('docs/grafana/rivalscope.json', 'utf8');
  const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
  const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  const names = new Set([...asked.matchAll(/\b([a-z_]+)\{/g)].map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(8);
  expect([...names].filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(text))).toEqual([]);
  const labels = new Set(
    [...asked.matchAll(/[{,](\w+)=/g), ...asked.matchAll(/by \((?:le, )?(\w+)\)/g)].map(
      ([, label = '']) => label,
    ),
  );
  const ofScraper = ['job'];
  expect([...labels].filter((label) => !ofScraper.includes(label) && !text.includes(`${label}="`))).toEqual(
    [],
  );
});
