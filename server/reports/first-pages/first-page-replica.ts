import { randomUUID } from 'node:crypto';
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { PrecomputedRow } from '../engine/read-first-page.js';

const [newline, tab] = [10, 9];

/** Stands for the line of a domain that has several. */
const ambiguousLine = -1;

/** Reads the domain's name from the totals of a laid row. */
type DomainOf = (totals: string) => string;

/**
 * The first pages of one generation in a file of this process's own, found by domain and view: some ten microseconds away, where
 * the store plans a query for each. The file has no name, so that it goes with the process, however that ends.
 */
export class FirstPageReplica {
  /** Numbers of the lines of the file by view and domain. */
  private readonly lines = new Map<number, Map<string, number>>();
  /** Where each line begins, and where the last one ends. */
  private readonly starts: number[] = [0];
  private readonly pendingReads = new Set<Promise<unknown>>();
  private currentState: 'making' | 'whole' | 'partial' = 'making';

  private constructor(private readonly file: FileHandle) {}

  /** An empty copy. */
  static async open(folder: string): Promise<FirstPageReplica> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = path.join(folder, `first-pages-${randomUUID()}`);
    const file = await open(name, 'wx+', 0o600);
    await unlink(name);
    return new FirstPageReplica(file);
  }

  /**
   * Takes over lines of `view`, `totals` and `rows`, parted by tabs; each is found as soon as it stands in the file.
   * @param maxBytes bytes beyond which no further line is taken
   */
  async fill(source: AsyncIterable<Buffer>, domainOf: DomainOf, maxBytes: number): Promise<void> {
    let remainder: Buffer = Buffer.alloc(0);
    for await (const chunk of source) {
      const bytes = remainder.length === 0 ? chunk : Buffer.concat([remainder, chunk]);
      const end = bytes.lastIndexOf(newline) + 1;
      if (this.size + end > maxBytes) {
        this.currentState = 'partial';
        return;
      }
      remainder = bytes.subarray(end);
      if (end > 0) await this.append(bytes.subarray(0, end), domainOf);
    }
    this.currentState = 'whole';
  }

  /** Whether lines are still coming, all of them are there, or those for which there was room. */
  get state(): 'making' | 'whole' | 'partial' {
    return this.currentState;
  }

  /** Row of the domain, null where the generation has none of this view, undefined where it may have one that is not copied. */
  async find(view: number, domain: string): Promise<PrecomputedRow | null | undefined> {
    const line = this.lines.get(view)?.get(domain);
    if (line === undefined) return this.currentState === 'whole' ? null : undefined;
    if (line === ambiguousLine) return undefined;
    const reading = this.read(line);
    this.pendingReads.add(reading);
    try {
      const bytes = await reading;
      const { totals, rows } = fieldOffsets(bytes);
      return {
        totals: bytes.toString('utf8', totals, rows - 1),
        rows: bytes.toString('utf8', rows, bytes.length - 1),
      };
    } finally {
      this.pendingReads.delete(reading);
    }
  }

  /** Lets go of the file, behind those who still read it. */
  async close(): Promise<void> {
    this.lines.clear();
    this.currentState = 'partial';
    await Promise.allSettled(this.pendingReads);
    await this.file.close();
  }

  private get size(): number {
    return this.starts.at(-1) ?? 0;
  }

  private async append(bytes: Buffer, domainOf: DomainOf): Promise<void> {
    const first = this.size;
    for (let written = 0; written < bytes.length;) {
      written += (await this.file.write(bytes, written, bytes.length - written, first + written))
        .bytesWritten;
    }
    for (let start = 0; start < bytes.length;) {
      const end = bytes.indexOf(newline, start) + 1;
      this.indexLine(bytes.subarray(start, end - 1), domainOf);
      this.starts.push(first + end);
      start = end;
    }
  }

  private indexLine(line: Buffer, domainOf: DomainOf): void {
    const { totals, rows } = fieldOffsets(line);
    const view = Number(line.toString('latin1', 0, totals - 1));
    const lineByDomain = this.lines.get(view) ?? new Map<string, number>();
    this.lines.set(view, lineByDomain);
    const domain = domainOf(line.toString('utf8', totals, rows - 1));
    // Of two rows nobody says which one holds: the engine is asked, whose answer is then refused.
    lineByDomain.set(domain, lineByDomain.has(domain) ? ambiguousLine : this.starts.length - 1);
  }

  private async read(line: number): Promise<Buffer> {
    const [start = 0, end = 0] = this.starts.slice(line, line + 2);
    const bytes = Buffer.allocUnsafe(end - start);
    const { bytesRead } = await this.file.read(bytes, 0, bytes.length, start);
    if (bytesRead !== bytes.length) throw new Error('A first page was cut off.');
    return bytes;
  }
}

/** Where in a line its totals and its rows begin. */
function fieldOffsets(line: Buffer): { totals: number; rows: number } {
  return { totals: line.indexOf(tab) + 1, rows: line.lastIndexOf(tab) + 1 };
}
