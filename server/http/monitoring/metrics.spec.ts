import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { Metrics } from './metrics.js';

it('uses one label for static files, numbered operations and unknown routes', async () => {
  const metrics = new Metrics(() => Promise.resolve({}));
  const observeResponse = (url?: string) =>
    metrics.observe(
      { method: 'GET', routeOptions: { url } } as FastifyRequest,
      { statusCode: 200, elapsedTime: 3 } as FastifyReply,
    );
  for (let index = 0; index < 50; index += 1) {
    observeResponse(`/assets/page-${index}.js`);
    metrics.observeStore(`import ${index}`, 3);
    metrics.countStoreFailure(`import ${index}`);
  }
  observeResponse(undefined);
  const text = await metrics.registry.metrics();
  const values = (label: string) =>
    [
      ...new Set([...text.matchAll(new RegExp(`\\b${label}="([^"]*)"`, 'g'))].map(([, value]) => value)),
    ].sort();
  expect([values('route'), values('operation')]).toEqual([['none', 'static file'], ['import']]);
});

it('exports the metrics and labels that the Grafana dashboard uses', async () => {
  const metrics = new Metrics(() => Promise.resolve({ done: 1 }));
  const request = { method: 'GET', routeOptions: { url: '/healthz' } } as FastifyRequest;
  metrics.observe(request, { statusCode: 200, elapsedTime: 3 } as FastifyReply);
  metrics.observeStore('report', 3);
  metrics.countStoreFailure('report');
  metrics.countLookup(true);
  const text = await metrics.registry.metrics();
  const dashboard = await readFile('docs/grafana/rivalscope.json', 'utf8');
  const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  const names = new Set([...expressions.matchAll(/\b([a-z_]+)\{/g)].map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(8);
  expect([...names].filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(text))).toEqual([]);
  const labels = new Set(
    [...expressions.matchAll(/[{,](\w+)=/g), ...expressions.matchAll(/by \((?:le, )?(\w+)\)/g)].map(
      ([, label = '']) => label,
    ),
  );
  const scraperLabels = ['job'];
  expect(
    [...labels].filter((label) => !scraperLabels.includes(label) && !text.includes(`${label}="`)),
  ).toEqual([]);
});
