import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { RecordedResponses, RecordedIds } from './installation.js';

/** Metadata of a recorded installation. */
export interface RecordedRelease {
  /** Release that recorded the installation. */
  release: string;
  /** Applied migrations: PostgreSQL, then ClickHouse. */
  migrations: string[];
  made: RecordedIds;
  /** Responses of that release. */
  responses: RecordedResponses;
}

const folder = path.resolve('tests/integration/upgrade/kept');

/** Replaces the recorded backup and its metadata. */
export function recordRelease(backup: string, recording: RecordedRelease): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  leaveOutReadLog(path.join(backup, 'postgres'));
  const archive = execFileSync('tar', ['-c', '-C', backup, ...readdirSync(backup)], { maxBuffer: 2 ** 30 });
  const packed = brotliCompressSync(archive, {
    params: {
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      // Every PostgreSQL database contains the same catalog tables, so the compression window must span databases.
      [constants.BROTLI_PARAM_LGWIN]: 26,
      [constants.BROTLI_PARAM_SIZE_HINT]: archive.length,
    },
  });
  writeFileSync(path.join(folder, 'backup.tar.br'), packed);
  writeFileSync(path.join(folder, 'known.json'), `${JSON.stringify(recording, null, 2)}\n`);
}

/** Unpacks the recorded backup into a folder and returns its metadata. */
export function unpackRelease(target: string): RecordedRelease {
  const packed = readFileSync(path.join(folder, 'backup.tar.br'));
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-x', '-C', target], {
    input: brotliDecompressSync(packed, {
      params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
    }),
  });
  return JSON.parse(readFileSync(path.join(folder, 'known.json'), 'utf8')) as RecordedRelease;
}

/** A restore reads the write-ahead log from the file named in the backup label, so older files can be omitted. */
function leaveOutReadLog(postgres: string): void {
  const label = readFileSync(path.join(postgres, 'backup_label'), 'utf8');
  const [, first = ''] = /^START WAL LOCATION: \S+ \(file (\w+)\)/m.exec(label) ?? [];
  const log = path.join(postgres, 'pg_wal');
  for (const name of readdirSync(log)) {
    if (/^[0-9A-F]{24}$/.test(name) && name < first) rmSync(path.join(log, name));
  }
}
