import { expect, it } from 'vitest';
import { silentProgress } from '../../../server/ingest/import-progress.js';
import { removeSample } from '../../../server/ingest/sample/remove-sample.js';
import { SampleLoad } from '../../../server/ingest/sample/sample-load.js';
import { openTestStores } from '../../support/stores.js';

it('sample data removed during its load does not reappear', async () => {
  const stores = await openTestStores();
  const config = { ...stores.config, sampleKeywords: 200 };
  const log = stores.log.child({});
  const sampleLoad = await SampleLoad.create({ stores, config, log });
  const removed = new Promise<string[]>((resolve, reject) => {
    log.info = (...[, text]: unknown[]) => {
      if (text !== 'generating the sample data') return;
      removeSample({ stores, config, progress: silentProgress, signal: undefined }).then(resolve, reject);
    };
  });
  expect(await sampleLoad.start()).toBe(true);
  await removed;
  expect(await stores.postgres.query("SELECT id FROM snapshot WHERE sample AND state = 'published'")).toEqual(
    [],
  );
  expect((await SampleLoad.create({ stores, config, log })).current()).toBeNull();
});
