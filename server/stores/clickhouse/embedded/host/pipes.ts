import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { Socket } from 'node:net';
import path from 'node:path';

/**
 * Named pipes through which the engine's output and an INSERT's body flow, one per running request: the library itself
 * only gives whole results. They are made once, as Node.js has no call for it.
 */
export class Pipes {
  private readonly freePipes: string[];

  constructor(folder: string, count: number) {
    this.freePipes = Array.from({ length: count }, (_, number) =>
      path.join(folder, `pipe-${process.pid}-${number}`),
    );
    execFileSync('mkfifo', ['-m', '600', ...this.freePipes]);
  }

  /** Runs with one pipe of its own. There are as many as requests can run at once. */
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

/** Holds both ends open, so that neither side meets an end of file before its time. Returns what lets go. */
export function keepPipeOpen(pipe: string): () => void {
  let descriptor = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  return () => {
    if (descriptor >= 0) closeSync(descriptor);
    descriptor = -1;
  };
}

export function readEndOf(pipe: string): Socket {
  return new Socket({
    fd: openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK),
    readable: true,
    writable: false,
  });
}

/** The writing end. It opens without a reader, as a read-write descriptor does not wait for one. */
export function writeEndOf(pipe: string): Socket {
  return new Socket({
    fd: openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK),
    readable: false,
    writable: true,
  });
}
