import { afterAll } from 'vitest';
import { closeTestStores } from '../../support/stores.js';
import { closeApp } from './running-app.js';

// Runs once per file, whereas imported modules stay loaded for the next file of the process.
afterAll(async () => {
  await closeApp();
  await closeTestStores();
});
