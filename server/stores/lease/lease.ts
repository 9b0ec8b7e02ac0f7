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
import { getProcessStartTime } from '../process-identity.js';
import type { EngineAddress } from '../clickhouse/embedded/embedded-clickhouse.js';

/** Owner of a data directory and the addresses of its stores. */
export interface LeaseContent {
  pid: number;
  /** Start time of the owner, which distinguishes it from a later process with the same id. */
  birth: string;
  role: 'server' | 'tool';
  state: 'starting' | 'ready' | 'released';
  clickhouse?: EngineAddress;
  postgresUrl?: string;
}

const maxPreviousLeases = 3;

/**
 * Exclusive right to start the embedded stores of a data directory. Leases are numbered files, and the highest number
 * is valid.
 * A new lease is an atomic hard link to the next number, created only if the current owner is dead or has released
 * it.
 */
export class Lease {
  private constructor(
    private readonly folder: string,
    private readonly number: number,
    private content: LeaseContent,
  ) {}

  /** Acquires the lease, or returns its living holder. */
  static acquire(dataDir: string, role: LeaseContent['role']): { lease: Lease } | { holder: LeaseContent } {
    const folder = path.join(dataDir, 'run');
    // Only `run` is private, because the database account must be able to traverse the data directory.
    // Traversable, because the account of PostgreSQL may differ, but not readable for other users.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const birth = getProcessStartTime(process.pid) ?? '';
    for (;;) {
      const latest = findLastNumber(folder);
      const current = latest === 0 ? undefined : readLease(folder, latest);
      if (current && isAlive(current)) return { holder: current };
      const lease = new Lease(folder, latest + 1, { pid: process.pid, birth, role, state: 'starting' });
      if (lease.create()) return { lease };
    }
  }

  /** Living holder of the lease, if any. Read-only. */
  static currentHolder(dataDir: string): LeaseContent | undefined {
    const folder = path.join(dataDir, 'run');
    if (!existsSync(folder)) return undefined;
    const latest = findLastNumber(folder);
    const current = latest === 0 ? undefined : readLease(folder, latest);
    return current && isAlive(current) ? current : undefined;
  }

  /** Publishes the addresses of the stores. */
  markReady(addresses: Pick<LeaseContent, 'clickhouse' | 'postgresUrl'>): void {
    this.write({ ...this.content, ...addresses, state: 'ready' });
  }

  /** Releases the lease. The file remains, because its number must not be reused. */
  release(): void {
    const { pid, birth, role } = this.content;
    this.write({ pid, birth, role, state: 'released' });
  }

  private create(): boolean {
    const draft = this.draft(this.content);
    try {
      createExclusively(draft, getLeasePath(this.folder, this.number));
    } catch (error) {
      if (getErrorCode(error) === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    // Between the check and the link, other processes may have acquired a higher number.
    if (findLastNumber(this.folder) > this.number) {
      rmSync(getLeasePath(this.folder, this.number), { force: true });
      return false;
    }
    for (
      let staleNumber = this.number - maxPreviousLeases;
      staleNumber > 0 && staleNumber > this.number - maxPreviousLeases - 3;
      staleNumber--
    ) {
      rmSync(getLeasePath(this.folder, staleNumber), { force: true });
    }
    return true;
  }

  private write(content: LeaseContent): void {
    this.content = content;
    renameSync(this.draft(content), getLeasePath(this.folder, this.number));
  }

  private draft(content: LeaseContent): string {
    const writeDraft = path.join(this.folder, `draft-${process.pid}-${randomBytes(4).toString('hex')}`);
    writeFileSync(writeDraft, JSON.stringify(content), { mode: 0o600 });
    return writeDraft;
  }
}

function findLastNumber(folder: string): number {
  const numbers = readdirSync(folder).map((name) => Number(/^lease-(\d+)\.json$/.exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers);
}

function getLeasePath(folder: string, number: number): string {
  return path.join(folder, `lease-${number}.json`);
}

/** Files appear atomically, so an unreadable file is corrupt and has no owner. */
function readLease(folder: string, number: number): LeaseContent | undefined {
  try {
    return JSON.parse(readFileSync(getLeasePath(folder, number), 'utf8')) as LeaseContent;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, birth, state }: LeaseContent): boolean {
  return state !== 'released' && getProcessStartTime(pid) === birth;
}

/** Creates the file exclusively. Falls back to a copy on file systems without hard links. */
function createExclusively(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(getErrorCode(error))) throw error;
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}

function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
