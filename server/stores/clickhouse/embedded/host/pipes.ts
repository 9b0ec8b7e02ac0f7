import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { Socket } from 'node:net';
import path from 'node:path';

/**
 * Pool of named pipes for streamed output and INSERT bodies, because the library itself only returns complete
 * results.
 * Node.js cannot create pipes, so `mkfifo` creates them once.
 */
export class Pipes {
  private readonly freePipes: string[];

  constructor(folder: string, count: number) {
    this.freePipes = Array.from({ length: count }, (_, number) =>
      path.join(folder, `pipe-${process.pid}-${number}`),
    );
    execFileSync('mkfifo', ['-m', '600', ...this.freePipes]);
  }

  /** Runs a function with an exclusive pipe. There are as many pipes as concurrent requests. */
  async withPipe<Result>(callback: (pipe: string) => Promise<Result>): Promise<Result> {
    const pipe = this.freePipes.pop();
    if (pipe === undefined) throw new Error('no pipe is free');
    try {
      return await callback(pipe);
    } finally {
      this.freePipes.push(pipe);
    }
  }
}

/** Opens both ends, so that neither side meets a premature end of file. Returns a function that closes them. */
export function keepPipeOpen(pipe: string): () => void {
  let descriptor = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  return () => {
    if (descriptor >= 0) closeSync(descriptor);
    descriptor = -1;
  };
}

export function openReadEnd(pipe: string): Socket {
  return new Socket({
    fd: openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK),
    readable: true,
    writable: false,
  });
}

/** Opens the write end. O_RDWR does not block without a reader. */
export function openWriteEnd(pipe: string): Socket {
  return new Socket({
    fd: openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK),
    readable: false,
    writable: true,
  });
}
