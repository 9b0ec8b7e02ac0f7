import { beforeAll, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

it.each([
  ['en', 'Moscow'],
  ['ru', 'Москва'],
])("translates the ad region into the reader's language: %s", async (language, region) => {
  const { data, errors } = await app.graphql(
    '{ directAdsByDomain(domain: "eps.example", base: "msk") { data { regions } } }',
    {},
    { 'accept-language': language },
  );
  expect(errors).toBeUndefined();
  const rows = (data?.['directAdsByDomain'] as { data: { regions: string }[] }).data;
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ regions }) => regions))).toEqual(new Set([region]));
});
