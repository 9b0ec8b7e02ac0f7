/** Messages between the server and a file reader process. */
export const frameTypes = { request: 1, data: 2, end: 3, error: 4, cancel: 5 } as const;

type FrameType = (typeof frameTypes)[keyof typeof frameTypes];

/** A message: its type in one byte, the length of the payload in four bytes, and the payload. */
export interface Frame {
  type: number;
  payload: Buffer;
}

const headerBytes = 5;

/** The receiver allocates the payload, so the sender must not choose any length. */
const maxPayloadBytes = 32 * 1024 * 1024;

/** Size of the frames into which long contents are split. */
export const chunkBytes = 256 * 1024;

/** Encodes a frame as buffers that are written one after the other. */
export function encodeFrame(type: FrameType, payload: Uint8Array = new Uint8Array()): Uint8Array[] {
  if (payload.length > maxPayloadBytes) {
    throw new RangeError(`a frame of ${payload.length} bytes is too large`);
  }
  const header = Buffer.alloc(headerBytes);
  header.writeUInt8(type, 0);
  header.writeUInt32LE(payload.length, 1);
  return payload.length === 0 ? [header] : [header, payload];
}

/** Splits a byte stream into frames. */
export class FrameDecoder {
  private readonly parts: Buffer[] = [];
  private available = 0;

  /** @throws RangeError if a frame announces too large a payload */
  *write(chunk: Buffer): Generator<Frame> {
    this.parts.push(chunk);
    this.available += chunk.length;
    for (;;) {
      if (this.available < headerBytes) return;
      const header = this.peek(headerBytes);
      const length = header.readUInt32LE(1);
      if (length > maxPayloadBytes) throw new RangeError(`a frame of ${length} bytes is too large`);
      if (this.available < headerBytes + length) return;
      const frame = this.peek(headerBytes + length);
      this.consume(headerBytes + length);
      yield { type: frame.readUInt8(0), payload: frame.subarray(headerBytes) };
    }
  }

  /** The first bytes as one buffer. Joins as few parts as possible. */
  private peek(byteCount: number): Buffer {
    let [first = Buffer.alloc(0)] = this.parts;
    if (first.length < byteCount) {
      let partCount = 0;
      for (let size = 0; size < byteCount; partCount++) size += this.parts[partCount]?.length ?? 0;
      first = Buffer.concat(this.parts.splice(0, partCount));
      this.parts.unshift(first);
    }
    return first.subarray(0, byteCount);
  }

  private consume(byteCount: number): void {
    const first = this.parts.shift();
    if (first && first.length > byteCount) this.parts.unshift(first.subarray(byteCount));
    this.available -= byteCount;
  }
}
