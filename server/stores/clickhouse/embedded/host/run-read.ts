import type { EngineConnection, EngineResult } from './engine.js';
import { keepPipeOpen, readEndOf } from './pipes.js';
import { quoted } from './statement.js';

/** Where the output of a running query goes. */
export interface OutputSink {
  /** Takes a chunk; false when it wants no more until `drained`. */
  write(chunk: Buffer): boolean;
  /** Calls back once the sink takes chunks again. */
  drained(callback: () => void): void;
}

/**
 * Runs a SELECT whose output leaves while it runs, with back pressure: the engine writes into a named pipe and waits there
 * when nobody reads. Resolves or rejects when the query has settled and all of its output has been passed on.
 */
export async function readThroughPipe(
  connection: EngineConnection,
  sql: { preamble: string; bare: string; format: string },
  pipe: string,
  sink: OutputSink,
  signal: AbortSignal,
): Promise<EngineResult> {
  const closePipe = keepPipeOpen(pipe);
  const forwarded = forwardOutput(pipe, sink, signal);
  const outfile = `${sql.bare} INTO OUTFILE ${quoted(pipe)} APPEND COMPRESSION 'none' FORMAT ${sql.format}`;
  try {
    return await connection.run(sql.preamble + outfile, 'TSV');
  } finally {
    closePipe();
    await forwarded;
  }
}

function forwardOutput(pipe: string, sink: OutputSink, signal: AbortSignal): Promise<void> {
  const output = readEndOf(pipe);
  output.on('data', (chunk: Buffer) => {
    // After the client has left the pipe is still drained: the engine must not hang in a write while it is being killed.
    if (signal.aborted || sink.write(chunk)) return;
    output.pause();
    sink.drained(() => output.resume());
  });
  signal.addEventListener('abort', () => output.resume(), { once: true });
  return new Promise((resolve) => {
    output.on('error', () => undefined);
    output.on('close', resolve);
  });
}
