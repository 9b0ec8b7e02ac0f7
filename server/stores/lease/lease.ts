import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { processStartTime } from '../process-identity.js';
import type { EngineAddress } from '../clickhouse/embedded/embedded-clickhouse.js';

/** Who owns a data directory, and how its stores are reached once they are up. */
export interface LeaseContent {
  pid: number;
  /** The owner's birth, which tells it from a later process under its id. */
  birth: string;
  role: 'server' | 'tool';
  state: 'starting' | 'ready' | 'released';
  clickhouse?: EngineAddress;
  postgresUrl?: string;
}

const maxPreviousLeases = 3;

/**
 * The right to start the embedded stores of one data directory. Leases are numbered files in `run`; the one with the highest
 * number counts. A new one is made by linking a finished file to the next number, which only one process can do, and only
 * when the owner of the last one is dead or has let go: two starters never own the directory both.
 */
export class Lease {
  private constructor(
    private readonly folder: string,
    private readonly number: number,
    private content: LeaseContent,
  ) {}

  /** Takes the lease, or returns what its living owner says. */
  static acquire(dataDir: string, role: LeaseContent['role']): { lease: Lease } | { holder: LeaseContent } {
    const folder = path.join(dataDir, 'run');
    // Only `run` is private: the database's account must pass through the data directory.
    mkdirSync(dataDir, { recursive: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const birth = processStartTime(process.pid) ?? '';
    for (;;) {
      const latest = lastNumber(folder);
      const current = latest === 0 ? undefined : read(folder, latest);
      if (current && isAlive(current)) return { holder: current };
      const lease = new Lease(folder, latest + 1, { pid: process.pid, birth, role, state: 'starting' });
      if (lease.create()) return { lease };
    }
  }

  /** Who owns a data directory now, undefined where nobody does. Looks and leaves nothing behind. */
  static currentHolder(dataDir: string): LeaseContent | undefined {
    const folder = path.join(dataDir, 'run');
    if (!existsSync(folder)) return undefined;
    const latest = lastNumber(folder);
    const current = latest === 0 ? undefined : read(folder, latest);
    return current && isAlive(current) ? current : undefined;
  }

  /** Tells others how to reach the stores. */
  markReady(addresses: Pick<LeaseContent, 'clickhouse' | 'postgresUrl'>): void {
    this.write({ ...this.content, ...addresses, state: 'ready' });
  }

  /** Lets go. The file stays, as its number must not be given twice. */
  release(): void {
    const { pid, birth, role } = this.content;
    this.write({ pid, birth, role, state: 'released' });
  }

  private create(): boolean {
    const draft = this.draft(this.content);
    try {
      createExclusively(draft, fileOf(this.folder, this.number));
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    // Somebody may have been two numbers ahead while this process slept between its look and its link.
    if (lastNumber(this.folder) > this.number) {
      rmSync(fileOf(this.folder, this.number), { force: true });
      return false;
    }
    for (
      let old = this.number - maxPreviousLeases;
      old > 0 && old > this.number - maxPreviousLeases - 3;
      old--
    ) {
      rmSync(fileOf(this.folder, old), { force: true });
    }
    return true;
  }

  private write(content: LeaseContent): void {
    this.content = content;
    renameSync(this.draft(content), fileOf(this.folder, this.number));
  }

  private draft(content: LeaseContent): string {
    const draft = path.join(this.folder, `draft-${process.pid}-${randomBytes(4).toString('hex')}`);
    writeFileSync(draft, JSON.stringify(content), { mode: 0o600 });
    return draft;
  }
}

function lastNumber(folder: string): number {
  const numbers = readdirSync(folder).map((name) => Number(/^lease-(\d+)\.json$/.exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers);
}

function fileOf(folder: string, number: number): string {
  return path.join(folder, `lease-${number}.json`);
}

/** Files are linked and renamed into place whole; one that cannot be read is damage, and nobody's. */
function read(folder: string, number: number): LeaseContent | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(folder, number), 'utf8')) as LeaseContent;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, birth, state }: LeaseContent): boolean {
  return state !== 'released' && processStartTime(pid) === birth;
}

/** Gives the finished file its name, unless the name is taken; some file systems know no links. */
function createExclusively(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(errorCode(error))) throw error;
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
