import { removeSnapshot } from '../../../../server/ingest/publish/change-snapshots.js';
import { importFiles } from '../../../../server/ingest/import-files.js';
import { pino } from 'pino';
import { openStores } from '../../../../server/stores/open-stores.js';
import { cloneAlways } from '../../../support/clone-sequences.js';
import { findBase, importParts } from '../../../support/base-state.js';
import { configFor } from '../../../support/store-config.js';

/**
 * Process that publishes clones until it is killed: imports a file at a new date, then removes the date.
 * Arguments: data directory, database, file, date.
 */
const [dataDir = '', base = '', file = '', date = ''] = process.argv.slice(2);
const config = { ...configFor(dataDir), cloneBounds: cloneAlways };
const log = pino({ level: 'silent' });
const stores = { ...(await openStores(config, log, { role: 'tool' })), config, log };
console.log('ready');
for (;;) {
  await importFiles(stores, config, { files: [{ path: file }], base, date });
  console.log('imported');
  await removeSnapshot(importParts(stores), await findBase(stores, base), date);
  console.log('removed');
}
