const maxValueBytes = 256 * 1024 * 1024;

/** Maximum line size, enough for a complete API response. Longer lines are truncated and thus invalid. */
const maxLineBytes = 64 * 1024 * 1024;

const byteOf = (character: string): number => character.charCodeAt(0);
const [quote, backslash, lineFeed] = [byteOf('"'), byteOf('\\'), byteOf('\n')];
const [openObject, closeObject, openArray, closeArray] = [byteOf('{'), byteOf('}'), byteOf('['), byteOf(']')];

/** A JSON object with its first line in the file, from 1. */
interface JsonText {
  text: string;
  line: number;
}

/**
 * Splits a JSON file into objects: a single value, concatenated values, or array elements. Memory is bounded by the
 * largest object.
 */
export async function* jsonObjects(chunks: AsyncIterable<Buffer>): AsyncGenerator<JsonText> {
  const splitter = new ObjectSplitter();
  for await (const chunk of chunks) yield* splitter.write(chunk);
  yield* splitter.end();
}

/** Splits a file with one JSON value per line. An invalid line does not affect others. */
export async function* jsonLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<JsonText> {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let line = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      const text = Buffer.concat([...pending, chunk.subarray(start, end)]).toString();
      pending = [];
      pendingBytes = 0;
      line++;
      if (text.trim() !== '') yield { text, line };
      start = end + 1;
    }
    const accepted = chunk.subarray(start, start + Math.max(0, maxLineBytes - pendingBytes));
    if (accepted.length > 0) pending.push(accepted);
    pendingBytes += accepted.length;
  }
  const text = Buffer.concat(pending).toString();
  if (text.trim() !== '') yield { text, line: line + 1 };
}

class ObjectSplitter {
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  private line = 1;
  private startLine = 1;
  private parts: Buffer[] = [];
  private pendingBytes = 0;

  *write(chunk: Buffer): Generator<JsonText> {
    let start = this.depth > 0 ? 0 : -1;
    for (let index = 0; index < chunk.length; index++) {
      const byte = chunk[index] as number;
      if (byte === lineFeed) this.line++;
      if (this.isInString) {
        if (this.isEscaped) this.isEscaped = false;
        else if (byte === backslash) this.isEscaped = true;
        else if (byte === quote) this.isInString = false;
        continue;
      }
      if (byte === quote) this.isInString = this.depth > 0;
      else if (byte === openObject || (byte === openArray && this.depth > 0)) {
        if (this.depth++ === 0) {
          start = index;
          this.startLine = this.line;
        }
      } else if ((byte === closeObject || byte === closeArray) && this.depth > 0 && --this.depth === 0) {
        yield this.takeObject(chunk.subarray(start, index + 1));
        start = -1;
      }
    }
    if (start >= 0) this.append(chunk.subarray(start));
  }

  *end(): Generator<JsonText> {
    if (this.pendingBytes > 0) yield this.takeObject(Buffer.alloc(0));
  }

  private append(part: Buffer): void {
    this.parts.push(part);
    this.pendingBytes += part.length;
    if (this.pendingBytes > maxValueBytes) {
      throw new RangeError(`the JSON object of line ${this.startLine} is larger than ${maxValueBytes} bytes`);
    }
  }

  private takeObject(lastPart: Buffer): JsonText {
    const text = Buffer.concat([...this.parts, lastPart]).toString();
    this.parts = [];
    this.pendingBytes = 0;
    return { text, line: this.startLine };
  }
}
