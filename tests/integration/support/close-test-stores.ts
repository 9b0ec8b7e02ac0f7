import { afterAll } from 'vitest';
import { closeTestStores } from '../../support/stores.js';
import { closeApp } from './running-app.js';

// Runs with each file anew; the modules that it imports stay for the next file of the same process.
afterAll(async () => {
  await closeApp();
  await closeTestStores();
});
