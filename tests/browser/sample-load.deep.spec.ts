import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../server/app.js';
import { SampleLoad } from '../../server/ingest/sample/sample-load.js';
import { closeTestStores, openOwnServers } from '../support/stores.js';
import { expectAccessibleAtEachWidth, openPage } from './support/browser.js';

const report = '/keywords?db=gny&domain=northtrail.example';

describe('pages opened during the sample load', () => {
  let sampleLoad: SampleLoad;
  let app: FastifyInstance;
  let url: string;
  let continueLoad: () => void = () => undefined;

  beforeAll(async () => {
    const stores = await openOwnServers();
    const { log } = stores;
    const config = { ...stores.config, sampleKeywords: 200 };
    sampleLoad = await SampleLoad.create({ stores, config, log });
    app = await createApp({ config, stores, log, sampleLoad, scheduledJobs: false });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(async () => {
    continueLoad();
    await Promise.all([app.close(), sampleLoad.stop()]);
    await closeTestStores();
  });

  // The accessibility of two pages is checked at each width.
  it(
    'show the progress, and load the report when its database is complete',
    { timeout: 240_000 },
    async () => {
      const { page, expectNoErrors, close } = await openPage(1280, { baseURL: url });
      const russian = await openPage(480, { baseURL: url, locale: 'ru-RU', colorScheme: 'dark' });
      await page.goto(report);
      await russian.page.goto('/');
      const progress = page.getByRole('progressbar', { name: 'Sample data loaded' });
      await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe('0');
      await page.getByText('The page will update automatically').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      await expectAccessibleAtEachWidth(page);
      await russian.page.getByText('Загружаются данные примера.', { exact: true }).waitFor();
      await expectAccessibleAtEachWidth(russian.page);

      let load: Promise<boolean> | undefined;
      await new Promise<void>((resolve) => {
        load = sampleLoad.start(async (code) => {
          if (code !== 'gny') return;
          resolve();
          await new Promise<void>((next) => (continueLoad = next));
        });
      });
      await page.locator('.ag-row[row-index="0"]').waitFor();
      await russian.page.getByRole('link', { name: 'northtrail.example' }).first().waitFor();
      await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe('80');
      expect(await page.getByText('The page will update automatically').count()).toBe(0);

      continueLoad();
      expect(await load).toBe(true);
      await progress.waitFor({ state: 'detached' });
      expectNoErrors({ requestsFail: true });
      russian.expectNoErrors({ requestsFail: true });
      await Promise.all([close(), russian.close()]);
    },
  );
});
