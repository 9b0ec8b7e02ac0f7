import { mergeChanges } from '../../../../server/ingest/merge/merge-changes.js';
import { removeSnapshot } from '../../../../server/ingest/publish/change-snapshots.js';
import { importFiles } from '../../../../server/ingest/import-files.js';
import { pino } from 'pino';
import { openStores } from '../../../../server/stores/open-stores.js';
import { cloneAlways } from '../../../support/clone-sequences.js';
import { findBase, importParts } from '../../../support/base-state.js';
import { configFor } from '../../../support/store-config.js';

/**
 * Process that publishes clones until it is killed: imports a file at a new date and adds another one to it, merges the
 * changes, then removes the date. Prints each step after its publication.
 * Arguments: data directory, database, date, file, added file.
 */
const [dataDir = '', base = '', date = '', file = '', addedFile = ''] = process.argv.slice(2);
const config = { ...configFor(dataDir), cloneBounds: cloneAlways };
const log = pino({ level: 'silent' });
const stores = { ...(await openStores(config, log, { role: 'tool' })), config, log };
const target = await findBase(stores, base);
await removeSnapshot(importParts(stores), target, date);
console.log('ready');
for (;;) {
  await importFiles(stores, config, { files: [{ path: file }], base, date });
  console.log('imported');
  await importFiles(stores, config, { files: [{ path: addedFile }], base, date });
  console.log('added');
  await mergeChanges(importParts(stores), target);
  console.log('merged');
  await removeSnapshot(importParts(stores), target, date);
  console.log('removed');
}
