import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { RecordedResponses, Made } from './installation.js';

/** What is known of a kept installation. */
export interface RecordedRelease {
  /** The release, or what stands for one, whose program made it. */
  release: string;
  /** Names of the migrations that had run in it: of PostgreSQL, then of ClickHouse. */
  migrations: string[];
  made: Made;
  /** What that program answered of it. */
  answers: RecordedResponses;
}

const folder = path.resolve('tests/integration/upgrade/kept');

/** Packs a backup beside what is known of it, in place of the one kept before. */
export function recordRelease(backup: string, recording: RecordedRelease): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  leaveOutReadLog(path.join(backup, 'postgres'));
  const archive = execFileSync('tar', ['-c', '-C', backup, ...readdirSync(backup)], { maxBuffer: 2 ** 30 });
  const packed = brotliCompressSync(archive, {
    params: {
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      // Each of the databases that PostgreSQL makes holds the same tables: the window reaches from one to the next.
      [constants.BROTLI_PARAM_LGWIN]: 26,
      [constants.BROTLI_PARAM_SIZE_HINT]: archive.length,
    },
  });
  writeFileSync(path.join(folder, 'backup.tar.br'), packed);
  writeFileSync(path.join(folder, 'known.json'), `${JSON.stringify(recording, null, 2)}\n`);
}

/** Unpacks the backup of the kept installation into a folder, and tells what is known of it. */
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

/** A restore reads PostgreSQL's log of changes from the file on that the label of the backup names. */
function leaveOutReadLog(postgres: string): void {
  const label = readFileSync(path.join(postgres, 'backup_label'), 'utf8');
  const [, first = ''] = /^START WAL LOCATION: \S+ \(file (\w+)\)/m.exec(label) ?? [];
  const log = path.join(postgres, 'pg_wal');
  for (const name of readdirSync(log)) {
    if (/^[0-9A-F]{24}$/.test(name) && name < first) rmSync(path.join(log, name));
  }
}
