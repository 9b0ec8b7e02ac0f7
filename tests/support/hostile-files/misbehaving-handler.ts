// A handler of file reader processes that behaves as a hostile file could make one behave.
import { writeFileSync } from 'node:fs';

/** Behaviour of the handler. */
export type Misbehaviour =
  | { kind: 'count'; pieces: number }
  | { kind: 'environment' }
  | { kind: 'fill-heap' | 'fill-buffers' | 'spin' | 'wait' | 'crash' }
  | { kind: 'write'; path: string };

/** Yields JSON, or never ends. */
export async function* read(request: Misbehaviour): AsyncGenerator<Buffer> {
  switch (request.kind) {
    case 'count':
      for (let piece = 0; piece < request.pieces; piece++) {
        yield Buffer.from(JSON.stringify({ piece, producedAt: Date.now() }).padEnd(256 * 1024));
      }
      return;
    case 'environment':
      yield Buffer.from(JSON.stringify(process.env));
      return;
    case 'write':
      writeFileSync(request.path, 'content of the upload');
      return;
    case 'crash':
      process.kill(process.pid, 'SIGSEGV');
      return;
    case 'wait':
      await new Promise((resolve) => setTimeout(resolve, 600_000));
      return;
    case 'fill-heap':
      for (const items: string[][] = []; ;) items.push(Array.from({ length: 1000 }, () => 'x'));
    case 'fill-buffers':
      for (const buffers: Buffer[] = []; ;) {
        buffers.push(Buffer.alloc(4 * 1024 * 1024, 1));
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    case 'spin':
      for (;;);
  }
}
