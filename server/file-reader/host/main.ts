// Program of a file reader process. It serves one request after the other and ends with the connection.
import { once } from 'node:events';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { lowerSessionPriority } from '../../process/session-priority.js';
import { chunkBytes, encodeFrame, FrameDecoder, frameTypes, type Frame } from '../frames.js';
import type { HandlerError, HandlerRequest, ReadHandler } from '../handler-protocol.js';
import { UploadQueue } from './upload-queue.js';

/** Pieces that may wait for the server while the handler continues. */
const maxUnsentBytes = 2 * 1024 * 1024;

const channel = new Socket({ fd: 3, readable: true, writable: true });
// The server closed the connection and no longer needs the result.
channel.on('error', () => process.exit(0));
channel.on('close', () => process.exit(0));

/** Applies without autogroup scheduling. */
const niceness = 5;

let current: { upload: UploadQueue; isCancelled: boolean } | undefined;

async function send(type: Parameters<typeof encodeFrame>[0], payload?: Uint8Array): Promise<void> {
  channel.cork();
  for (const part of encodeFrame(type, payload)) channel.write(part);
  channel.uncork();
  while (channel.writableLength > maxUnsentBytes) await once(channel, 'drain');
  // The event loop sends what the connection did not take at once. Without it, a computing handler would send nothing.
  if (channel.writableLength > 0) await yieldToEventLoop();
}

async function serve({ handler, input, hasUpload }: HandlerRequest): Promise<void> {
  const request = { upload: new UploadQueue(channel), isCancelled: false };
  current = request;
  if (!hasUpload) request.upload.end();
  try {
    const { read } = (await import(handler)) as ReadHandler<unknown>;
    for await (const piece of read(input, request.upload)) {
      if (request.isCancelled) break;
      await send(frameTypes.data, piece);
      if (request.isCancelled) break;
    }
    await send(frameTypes.end);
  } catch (error) {
    await send(frameTypes.error, Buffer.from(JSON.stringify(describeError(error))).subarray(0, chunkBytes));
  } finally {
    request.upload.discard();
  }
}

/** Handlers load their own copy of the error class in tests, so it is recognised by its name. */
function describeError(error: unknown): HandlerError {
  if (!(error instanceof Error)) return { message: String(error) };
  if (error.name !== 'AppError' || !('code' in error) || !('details' in error)) {
    return { message: error.message.slice(0, 1000) };
  }
  return {
    message: error.message,
    code: error.code as string,
    details: error.details as NonNullable<HandlerError['details']>,
  };
}

function receive({ type, payload }: Frame): void {
  if (type === frameTypes.request) void serve(JSON.parse(payload.toString()) as HandlerRequest);
  else if (type === frameTypes.data) current?.upload.push(payload);
  else if (type === frameTypes.end) current?.upload.end();
  else if (type === frameTypes.cancel && current) {
    current.isCancelled = true;
    current.upload.end();
  }
}

const decoder = new FrameDecoder();
channel.on('data', (chunk: Buffer) => {
  for (const frame of decoder.write(chunk)) receive(frame);
});

// Keeps the server responsive.
setPriority(niceness);
lowerSessionPriority();
