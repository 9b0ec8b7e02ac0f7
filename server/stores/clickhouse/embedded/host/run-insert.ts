import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCancelledError } from './engine-error.js';
import type { EngineConnection } from './engine.js';
import type { EngineResult } from './native-engine.js';
import { keepPipeOpen, openWriteEnd } from './pipes.js';
import { insertFromFile } from './statement.js';

/**
 * Smaller bodies are written to a file. A pipe could be closed before the engine opens it, and an engine thread would
 * block in open() forever.
 */
const minPipedBodyBytes = 512 * 1024;

interface InsertJob {
  connection: EngineConnection;
  preamble: string;
  sql: string;
  body: Readable;
  pipe: string;
  /** Aborted when the client disconnects before the body is complete. */
  signal: AbortSignal;
  /** Kills the query in the engine. */
  cancel(): void;
}

/** Runs an INSERT with the request body as its rows. A truncated body is never committed. */
export async function runInsert(job: InsertJob): Promise<EngineResult> {
  const firstChunks = await readFirstChunks(job.body, job.signal);
  if (job.signal.aborted) throw createCancelledError();
  return firstChunks.isComplete
    ? insertSmall(job, firstChunks.chunks)
    : insertThroughPipe(job, firstChunks.chunks);
}

async function readFirstChunks(
  body: Readable,
  signal: AbortSignal,
): Promise<{ chunks: Buffer[]; isComplete: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    const finish = (isComplete: boolean) => {
      body.off('data', collect);
      body.pause();
      resolve({ chunks, isComplete });
    };
    const collect = (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= minPipedBodyBytes) finish(false);
    };
    body.on('data', collect);
    body.once('end', () => finish(true));
    body.once('error', () => finish(false));
    signal.addEventListener('abort', () => finish(false), { once: true });
  });
}

async function insertSmall(job: InsertJob, chunks: Buffer[]): Promise<EngineResult> {
  const file = `${job.pipe}.body`;
  await writeFile(file, Buffer.concat(chunks), { mode: 0o600 });
  try {
    return await job.connection.run(job.preamble + insertFromFile(job.sql, file), 'TSV');
  } finally {
    await rm(file, { force: true });
  }
}

async function insertThroughPipe(job: InsertJob, firstChunks: Buffer[]): Promise<EngineResult> {
  const pipe = openWriteEnd(job.pipe);
  pipe.on('error', () => undefined);
  let isQuerySettled = false;
  const running = job.connection.run(job.preamble + insertFromFile(job.sql, job.pipe), 'TSV').finally(() => {
    isQuerySettled = true;
    pipe.destroy();
  });
  const settlement = running.then(
    () => 'settled' as const,
    () => 'settled' as const,
  );
  const pipeOutcome = await Promise.race([pipeBody(job, firstChunks, pipe), settlement]);
  if (pipeOutcome === 'broken') await cancelThenClose(job, pipe, () => isQuerySettled);
  return running;
}

/** Pipes the body and closes the pipe after the last byte. */
async function pipeBody(job: InsertJob, firstChunks: Buffer[], pipe: Socket): Promise<'fed' | 'broken'> {
  for (const chunk of firstChunks) pipe.write(chunk);
  const bodyEnd = new Promise<'fed' | 'broken'>((resolve) => {
    job.body.once('end', () => resolve('fed'));
    job.body.once('error', () => resolve('broken'));
    job.signal.addEventListener('abort', () => resolve('broken'), { once: true });
  });
  job.body.pipe(pipe, { end: false });
  const result = await bodyEnd;
  if (result === 'fed') pipe.end();
  return result;
}

/** Kills the query before it closes the pipe. In reverse order the engine would commit a truncated body. */
async function cancelThenClose(job: InsertJob, pipe: Socket, isSettled: () => boolean): Promise<void> {
  job.cancel();
  await sleep(60);
  job.body.unpipe(pipe);
  pipe.destroy();
  if (!pipe.closed) await once(pipe, 'close');
  while (!isSettled()) {
    // An engine thread that opens the pipe only now needs a peer.
    keepPipeOpen(job.pipe)();
    await sleep(20);
  }
}
