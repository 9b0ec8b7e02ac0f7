import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertHasEmbeddedStores } from './embedded-store-files.js';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'rivalscope-kept-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('rejects a folder that does not exist or contains no store files, with its name', () => {
  mkdirSync(path.join(dataDir, 'uploads'));
  for (const folder of [dataDir, path.join(dataDir, 'nowhere')]) {
    expect(() => assertHasEmbeddedStores(folder)).toThrow(`DATA_DIR ${folder} holds no embedded stores`);
  }
});

it('accepts a folder with some of the store files', () => {
  writeFileSync(path.join(dataDir, 'postgres.json'), '{}');
  expect(() => assertHasEmbeddedStores(dataDir)).not.toThrow();
});
