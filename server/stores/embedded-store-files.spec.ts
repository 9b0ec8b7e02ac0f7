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

it('a folder that is not there, or holds nothing of stores, is refused by its name', () => {
  mkdirSync(path.join(dataDir, 'uploads'));
  for (const folder of [dataDir, path.join(dataDir, 'nowhere')]) {
    expect(() => assertHasEmbeddedStores(folder)).toThrow(`DATA_DIR ${folder} holds no embedded stores`);
  }
});

it('a part of them is enough: opening says which other one is missing', () => {
  writeFileSync(path.join(dataDir, 'postgres.json'), '{}');
  expect(() => assertHasEmbeddedStores(dataDir)).not.toThrow();
});
