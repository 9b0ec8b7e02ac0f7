import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Misbehaviour } from '../../tests/support/hostile-files/misbehaving-handler.js';
import { AppError } from '../errors/app-error.js';
import { FileReaderProcess } from './file-reader-process.js';
import type { ReadLimits } from './read-limits.js';

const handler = new URL('../../tests/support/hostile-files/misbehaving-handler', import.meta.url);

const generous: ReadLimits = { heapMb: 128, memoryMb: 512, silenceMs: 25_000, cpuSeconds: 20 };

const processes: FileReaderProcess[] = [];

async function start(limits: Partial<ReadLimits> = {}): Promise<FileReaderProcess> {
  const reader = await FileReaderProcess.start({ ...generous, ...limits });
  processes.push(reader);
  return reader;
}

afterEach(() => {
  for (const reader of processes.splice(0)) reader.close();
});

const request = (input: Misbehaviour) => ({ handler, input, name: 'keywords.xlsx' });

interface CountedPiece {
  piece: number;
  producedAt: number;
}

async function collect<Value>(reader: FileReaderProcess, input: Misbehaviour): Promise<Value[]> {
  const values: Value[] = [];
  for await (const piece of reader.read(request(input))) values.push(JSON.parse(piece.toString()) as Value);
  return values;
}

async function readError(reader: FileReaderProcess, input: Misbehaviour): Promise<unknown> {
  return collect(reader, input).then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a file reader process', () => {
  it('sends pieces only as fast as the server takes them', async () => {
    const reader = await start();
    const pieces: CountedPiece[] = [];
    let resumedAt = 0;
    for await (const piece of reader.read(request({ kind: 'count', pieces: 100 }))) {
      pieces.push(JSON.parse(piece.toString()) as CountedPiece);
      if (pieces.length > 1) continue;
      await sleep(500);
      resumedAt = Date.now();
    }
    expect(pieces.map(({ piece }) => piece)).toEqual(Array.from({ length: 100 }, (_, index) => index));
    const producedEarly = pieces.filter(({ producedAt }) => producedAt < resumedAt);
    expect(producedEarly.length).toBeLessThan(20);
  });

  it('serves the next request after a cancelled one', async () => {
    const reader = await start();
    for await (const _ of reader.read(request({ kind: 'count', pieces: 1000 }))) break;
    expect(reader.isIdle).toBe(true);
    expect(await collect<CountedPiece>(reader, { kind: 'count', pieces: 2 })).toMatchObject([
      { piece: 0 },
      { piece: 1 },
    ]);
  });

  it('has no environment variables of the server', async () => {
    const [variables] = await collect<Record<string, string>>(await start(), { kind: 'environment' });
    const names = Object.keys(variables ?? {}).filter(
      (name) => !['PWD', 'SHLVL', '_', 'OLDPWD'].includes(name),
    );
    expect(names.sort()).toEqual(['MALLOC_ARENA_MAX', 'UV_THREADPOOL_SIZE']);
  });

  it('reports the file as unreadable when it crashes', async () => {
    const reader = await start();
    const error = await readError(reader, { kind: 'crash' });
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).messageIn('en')).toBe('keywords.xlsx cannot be read.');
    expect(reader.isIdle).toBe(false);
  });
});

describe('limits of a file reader process', () => {
  it.each(['fill-heap', 'fill-buffers'] as const)('end a handler that would %s', async (kind) => {
    const error = await readError(await start({ heapMb: 64, memoryMb: 200 }), { kind });
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).messageIn('en')).toMatch(/^keywords\.xlsx needs more than 200 MB of memory/);
    expect((error as AppError).messageIn('ru')).toMatch(/нужно больше 200 МБ памяти/);
  });

  it.each([
    ['waits', { kind: 'wait' }, { silenceMs: 1_000 }],
    ['computes', { kind: 'spin' }, { cpuSeconds: 1 }],
  ] as const)('end a handler that %s too long', async (_, input, limits) => {
    const error = await readError(await start(limits), input);
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).messageIn('en')).toMatch(/^keywords\.xlsx could not be read within/);
    expect((error as AppError).messageIn('ru')).toMatch(/не удалось прочитать за/);
  });

  it('end a handler when the signal aborts', async () => {
    const reader = await start();
    const signal = AbortSignal.timeout(500);
    const reading = (async () => {
      for await (const _ of reader.read({ ...request({ kind: 'spin' }), signal }));
    })();
    await expect(reading).rejects.toThrow(/timeout|abort/i);
  });
});

describe('files of a file reader process', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-file-reader-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('get no content, because the kernel forbids it', async () => {
    const file = path.join(folder, 'copy');
    expect(await readError(await start(), { kind: 'write', path: file })).toBeInstanceOf(Error);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe('');
  });
});
