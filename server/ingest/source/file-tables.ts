import { json } from 'node:stream/consumers';
import { FileReaderProcess, type ReadRequest } from '../../file-reader/file-reader-process.js';
import { importLimits } from '../../file-reader/read-limits.js';
import type { ContainerListing, ContainerRequest } from './containers/container-handler.js';
import type { TableFile, TableReference } from './containers/open-table.js';
import type { InputTables } from './source.js';

const containerHandler = new URL('./containers/container-handler', import.meta.url);

/** The process of a file waits this long for the next table. */
const idleTimeoutMs = 5_000;

/** The tables of one file. Only file reader processes open the file. */
export class FileTables {
  private reader: FileReaderProcess | undefined;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(private readonly file: TableFile) {}

  /** Lists the tables of a packed file. Throws BadRequest if it cannot be read. */
  async list(): Promise<InputTables> {
    const { tables, skipped } = (await json(
      this.request<ContainerRequest>({ handler: containerHandler, input: { file: this.file } }),
    )) as ContainerListing;
    return {
      skipped,
      tables: tables.map((table, index) => ({ ...table, ...this.table(index) })),
    };
  }

  /** The only table of a text file. */
  listText(): InputTables {
    return { skipped: [], tables: [{ size: this.file.size, ...this.table(0) }] };
  }

  private table(table: number): Pick<InputTables['tables'][number], 'read'> {
    return {
      read: ({ input, ...request }) =>
        this.request<TableReference>({ ...request, input: { ...input, file: this.file, table } }),
    };
  }

  /** Runs a handler in the idle process of this file or in a new one. */
  private async *request<Input>(request: Omit<ReadRequest<Input>, 'name'>): AsyncGenerator<Buffer> {
    clearTimeout(this.idleTimer);
    const reader = this.reader?.isIdle ? this.reader : await FileReaderProcess.start(importLimits);
    this.reader = undefined;
    try {
      yield* reader.read<Input>({ ...request, name: this.file.name });
    } finally {
      this.retire(reader);
    }
  }

  /** Leaves one process for the next table, so that the file is listed only once. */
  private retire(reader: FileReaderProcess): void {
    if (this.reader || !reader.isIdle) {
      reader.close();
      return;
    }
    this.reader = reader;
    this.idleTimer = setTimeout(() => {
      this.reader = undefined;
      reader.close();
    }, idleTimeoutMs).unref();
  }
}
