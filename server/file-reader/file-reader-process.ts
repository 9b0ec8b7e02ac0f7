import { spawn, type ChildProcess } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AppError } from '../errors/app-error.js';
import { errorCatalogue } from '../errors/error-catalogue.js';
import type { ErrorDetails } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { resolveModuleFile, resolveProgramFile } from '../process/program-file.js';
import { fileError } from './file-error.js';
import { chunkBytes, encodeFrame, FrameDecoder, frameTypes, type Frame } from './frames.js';
import type { HandlerError, HandlerRequest } from './handler-protocol.js';
import { createLimitError, type ExceededLimit, type ReadLimits } from './read-limits.js';
import { watchMemory } from './watch-memory.js';

/** A file to be read by a handler. */
export interface ReadRequest<Input> {
  /** URL of the handler without an extension, relative to the module that makes the request. */
  handler: URL;
  input: Input;
  /** Content of the file, unless the handler opens it by its path. A stream is sent while the handler runs. */
  upload?: Uint8Array | AsyncIterable<Uint8Array>;
  /** Display name of the file in error messages. */
  name: string;
  signal?: AbortSignal;
}

/**
 * Limits of the kernel: processor time, no core dumps and no bytes written to files. Only a shell can set them, and it
 * replaces itself with the process.
 */
const limitingShell = 'ulimit -c 0; ulimit -f 0; ulimit -S -t "$1"; ulimit -H -t "$2"; shift 2; exec "$@"';

/** Seconds between SIGXCPU, which identifies this limit, and SIGKILL. */
const hardLimitDelay = 5;

/** Received pieces that may wait for the reader of the stream. */
const maxQueuedBytes = 2 * 1024 * 1024;

/** Time in which a cancelled handler stops. */
const cancelTimeoutMs = 5_000;

/** The process ends if the consumer of a stream stops reading for this time. */
const abandonedAfterMs = 15 * 60_000;

/**
 * A child process that reads untrusted files for the server. The server kills it when it exceeds a limit. It has no
 * environment variables and cannot write files, and it ends with the server.
 */
export class FileReaderProcess {
  private readonly decoder = new FrameDecoder();
  private readonly frames: Frame[] = [];
  private queuedBytes = 0;
  private wake: (() => void) | undefined;
  private exceeded: ExceededLimit | undefined;
  private hasExited = false;
  private isReading = false;
  private readonly stopWatching: () => void;

  private constructor(
    private readonly child: ChildProcess,
    private readonly limits: ReadLimits,
  ) {
    this.stopWatching = watchMemory(child, limits.memoryMb, () => this.kill('memory'));
    this.channel.on('data', (chunk: Buffer) => this.receive(chunk));
    // The exit is handled below.
    this.channel.on('error', () => undefined);
    child.once('error', () => this.onExit(null));
    child.once('exit', this.stopWatching);
    // Unlike `exit`, `close` follows the last frame.
    child.once('close', (_code, signal) => this.onExit(signal));
    this.unref();
  }

  static async start(limits: ReadLimits): Promise<FileReaderProcess> {
    const program = await (hostProgram ??= resolveProgramFile(
      fileURLToPath(new URL('./host/', import.meta.url)),
      'file-reader',
    ));
    const nodeArguments = [`--max-old-space-size=${limits.heapMb}`, program];
    const cpuSeconds = [limits.cpuSeconds, limits.cpuSeconds + hardLimitDelay].map(String);
    const child = spawn(
      '/bin/sh',
      ['-c', limitingShell, 'sh', ...cpuSeconds, process.execPath, ...nodeArguments],
      // `detached` starts a new session: Ctrl-C in the terminal reaches only the server.
      {
        detached: true,
        env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      },
    );
    return new FileReaderProcess(child, limits);
  }

  /** Whether the process can serve another request. */
  get isIdle(): boolean {
    return !this.isReading && !this.hasExited;
  }

  /**
   * Runs a handler and yields its pieces. The process waits for a slow consumer. Ending the iteration early cancels
   * the handler.
   * @throws AppError of the handler, or BadRequest that names the exceeded limit or the unreadable file
   */
  async *read<Input>({ handler, input, upload, name, signal }: ReadRequest<Input>): AsyncGenerator<Buffer> {
    if (!this.isIdle) throw new Error('the file reader process is not idle');
    this.isReading = true;
    const deadline = this.startTimer(this.limits.totalMs);
    const onAbort = () => this.close();
    signal?.addEventListener('abort', onAbort);
    let isDone = false;
    let isSending = false;
    let uploadFailure: { error: unknown } | undefined;
    try {
      signal?.throwIfAborted();
      const request = { handler: await resolveHandler(handler), input, hasUpload: upload !== undefined };
      await this.send(frameTypes.request, Buffer.from(JSON.stringify(request satisfies HandlerRequest)));
      if (upload instanceof Uint8Array) await this.sendUpload([upload]);
      else if (upload) {
        isSending = true;
        this.sendUpload(upload).then(
          () => (isSending = false),
          (error: unknown) => {
            uploadFailure = { error };
            this.close();
          },
        );
      }
      for (;;) {
        const frame = await this.nextFrame();
        if (frame.type === frameTypes.data) {
          yield* this.withAbandonTimer(frame.payload);
          continue;
        }
        isDone = true;
        if (frame.type === frameTypes.end) return;
        throw reviveError(frame.payload);
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (uploadFailure) throw uploadFailure.error;
      if (this.exceeded) throw createLimitError(name, this.exceeded, this.limits);
      if (error instanceof AppError) throw error;
      // A file that a parser does not expect is the fault of the file.
      throw fileError(`${name} cannot be read.`, `Файл ${name} не читается.`, error);
    } finally {
      signal?.removeEventListener('abort', onAbort);
      clearTimeout(deadline);
      // The remaining upload would reach the next handler.
      if (isSending) this.close();
      if (!isDone && !this.hasExited) await this.cancel().catch(() => undefined);
      this.isReading = false;
    }
  }

  /** Ends the process. */
  close(): void {
    this.child.kill('SIGKILL');
    // Unread frames would keep the connection open.
    this.channel.destroy();
  }

  private *withAbandonTimer(payload: Buffer): Generator<Buffer> {
    const timer = this.startTimer(abandonedAfterMs);
    try {
      yield payload;
    } finally {
      clearTimeout(timer);
    }
  }

  private async sendUpload(parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void> {
    for await (const part of parts) {
      for (let start = 0; start < part.length; start += chunkBytes) {
        if (this.hasExited) return;
        await this.send(frameTypes.data, part.subarray(start, start + chunkBytes));
      }
    }
    await this.send(frameTypes.end);
  }

  private async send(type: Parameters<typeof encodeFrame>[0], payload?: Uint8Array): Promise<void> {
    // The callback is also called with an error, when the process has exited before it has read everything.
    await Promise.all(
      encodeFrame(type, payload).map(
        (part) => new Promise<void>((resolve) => this.channel.write(part, () => resolve())),
      ),
    );
  }

  /** Asks the handler to stop, and drops the pieces that it has already sent. A computing handler is killed. */
  private async cancel(): Promise<void> {
    const timer = setTimeout(() => this.close(), cancelTimeoutMs).unref();
    try {
      await this.send(frameTypes.cancel);
      while ((await this.nextFrame()).type === frameTypes.data);
    } finally {
      clearTimeout(timer);
    }
  }

  private async nextFrame(): Promise<Frame> {
    const timer = this.startTimer(this.limits.silenceMs);
    this.ref();
    try {
      for (;;) {
        const frame = this.frames.shift();
        if (frame) {
          this.queuedBytes -= frame.payload.length;
          return frame;
        }
        if (this.hasExited) throw new Error('the file reader process has exited');
        this.channel.resume();
        await new Promise<void>((resolve) => (this.wake = resolve));
      }
    } finally {
      clearTimeout(timer);
      this.unref();
    }
  }

  private receive(chunk: Buffer): void {
    try {
      for (const frame of this.decoder.write(chunk)) {
        this.frames.push(frame);
        this.queuedBytes += frame.payload.length;
      }
    } catch {
      this.close();
    }
    if (this.queuedBytes > maxQueuedBytes) this.channel.pause();
    this.wake?.();
  }

  private onExit(signal: NodeJS.Signals | null): void {
    this.hasExited = true;
    this.stopWatching();
    // V8 aborts when the heap is full, and the kernel kills the process for its processor time or when memory is short.
    if (signal === 'SIGABRT' || signal === 'SIGKILL' || signal === 'SIGTRAP') this.exceeded ??= 'memory';
    if (signal === 'SIGXCPU') this.exceeded ??= 'time';
    this.wake?.();
  }

  private kill(exceeded: ExceededLimit): void {
    this.exceeded ??= exceeded;
    this.close();
  }

  private startTimer(delayMs: number | undefined): NodeJS.Timeout | undefined {
    return delayMs === undefined ? undefined : setTimeout(() => this.kill('time'), delayMs).unref();
  }

  private get channel(): Duplex & { ref(): void; unref(): void } {
    return this.child.stdio[3] as Duplex & { ref(): void; unref(): void };
  }

  /** An idle process does not keep the server running. */
  private unref(): void {
    this.child.unref();
    this.channel.unref();
  }

  private ref(): void {
    this.child.ref();
    this.channel.ref();
  }
}

let hostProgram: Promise<string> | undefined;

const handlerUrls = new Map<string, Promise<string>>();

function resolveHandler(handler: URL): Promise<string> {
  let url = handlerUrls.get(handler.href);
  if (!url) {
    url = resolveModuleFile(fileURLToPath(handler), 'file-reader').then((file) => pathToFileURL(file).href);
    handlerUrls.set(handler.href, url);
  }
  return url;
}

/** Recreates an error of a handler. The process is not trusted, so an unknown code becomes a plain error. */
function reviveError(payload: Buffer): Error {
  const { message, code, details } = JSON.parse(payload.toString()) as HandlerError;
  return code !== undefined && Object.hasOwn(errorCatalogue, code)
    ? new AppError(code as ErrorCode, (details ?? {}) as ErrorDetails)
    : new Error(String(message));
}
