import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OperatorError } from '../../../errors/operator-error.js';
import { locateDatabaseDir, readClusterRecord, writeClusterRecord } from './cluster-files.js';

let parent: string;
let original: string;
let copy: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'rivalscope-cluster-'));
  original = path.join(parent, 'original');
  copy = path.join(parent, 'copy');
  for (const folder of [original, copy]) mkdirSync(folder);
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const recordPath = (dataDir: string) => path.join(dataDir, 'postgres.json');

function locate(dataDir: string): string {
  const record = readClusterRecord(dataDir);
  if (!record) throw new Error(`${dataDir} has no record`);
  return locateDatabaseDir(dataDir, record);
}

/** Copies the record, but not the database, as an incomplete copy of a data directory does. */
function copyRecord(): void {
  writeFileSync(recordPath(copy), readFileSync(recordPath(original)));
}

describe('the database directory of a data directory', () => {
  it('is recorded relative to it, so that a copy without database never opens that of the original', () => {
    const databaseDir = path.join(original, 'postgres');
    mkdirSync(databaseDir);
    writeClusterRecord(original, { databaseDir, password: 'x' });
    expect(JSON.parse(readFileSync(recordPath(original), 'utf8'))).toEqual({
      databaseDir: 'postgres',
      password: 'x',
    });
    expect(locate(original)).toBe(databaseDir);
    copyRecord();
    expect(() => locate(copy)).toThrow(/are gone from .*copy/);
  });

  it('is rejected if an earlier version recorded the absolute path of the original', () => {
    const databaseDir = path.join(original, 'postgres');
    mkdirSync(databaseDir);
    writeFileSync(recordPath(original), JSON.stringify({ databaseDir, password: 'x' }));
    expect(locate(original)).toBe(databaseDir);
    copyRecord();
    expect(() => locate(copy)).toThrow(OperatorError);
    expect(() => locate(copy)).toThrow(/is the database of another data folder/);
  });

  it('outside of it opens for the original and after a move, but not for a copy', () => {
    const databaseDir = path.join(parent, 'external');
    mkdirSync(databaseDir);
    writeClusterRecord(original, { databaseDir, password: 'x' });
    copyRecord();
    expect(locate(original)).toBe(databaseDir);
    expect(() => locate(copy)).toThrow(/external is the database of .*original/);
    rmSync(copy, { recursive: true });
    renameSync(original, copy);
    expect(locate(copy)).toBe(databaseDir);
  });
});
