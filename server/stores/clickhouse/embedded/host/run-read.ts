import type { EngineConnection } from './engine.js';
import type { EngineResult } from './native-engine.js';
import { keepPipeOpen, openReadEnd } from './pipes.js';
import { quoteLiteral } from './statement.js';

/** Destination of the output of a running query. */
export interface OutputSink {
  /** Returns false to apply backpressure until `onDrain` calls back. */
  write(chunk: Buffer): boolean;
  /** Calls back when the sink accepts chunks again. */
  onDrain(callback: () => void): void;
}

interface PipedOutput {
  pipe: string;
  sink: OutputSink;
  signal: AbortSignal;
}

/**
 * Streams the output of a SELECT through a named pipe with backpressure: the engine blocks until the output is read.
 * Settles when the query has ended and its output has been forwarded.
 */
export async function readThroughPipe(
  connection: EngineConnection,
  sql: { preamble: string; statement: string; format: string },
  { pipe, sink, signal }: PipedOutput,
): Promise<EngineResult> {
  const closePipe = keepPipeOpen(pipe);
  const forwarding = forwardOutput(pipe, sink, signal);
  const outfile = `${sql.statement} INTO OUTFILE ${quoteLiteral(pipe)} APPEND COMPRESSION 'none' FORMAT ${sql.format}`;
  try {
    return await connection.run(sql.preamble + outfile, 'TSV');
  } finally {
    closePipe();
    await forwarding;
  }
}

function forwardOutput(pipe: string, sink: OutputSink, signal: AbortSignal): Promise<void> {
  const output = openReadEnd(pipe);
  output.on('data', (chunk: Buffer) => {
    // The pipe is drained after a disconnect as well, otherwise the engine would block in write() while it is being
    // killed.
    if (signal.aborted || sink.write(chunk)) return;
    output.pause();
    sink.onDrain(() => output.resume());
  });
  signal.addEventListener('abort', () => output.resume(), { once: true });
  return new Promise((resolve) => {
    output.on('error', () => undefined);
    output.on('close', resolve);
  });
}
