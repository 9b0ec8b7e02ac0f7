import { json } from 'node:stream/consumers';
import { FileReaderProcess } from '../../file-reader/file-reader-process.js';
import { importLimits } from '../../file-reader/read-limits.js';
import {
  progressBytes,
  type ContainerListing,
  type ContainerRequest,
} from './containers/container-handler.js';
import { textSource } from './open-source.js';
import type { InputTables, NamedFile, Source } from './source.js';

const handler = new URL('./containers/container-handler', import.meta.url);

/** The process of a file waits this long for the next table. */
const idleTimeoutMs = 5_000;

/** Lists and opens the tables of one packed file. They are unpacked in a file reader process. */
export class PackedSource {
  private reader: FileReaderProcess | undefined;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly file: NamedFile,
    private readonly size: number,
  ) {}

  /** @throws AppError BadRequest if the file cannot be read */
  async list(): Promise<InputTables> {
    const { tables, skipped } = (await json(this.request({}))) as ContainerListing;
    return {
      skipped,
      tables: tables.map((table, index) => ({ ...table, open: () => this.open(table, index) })),
    };
  }

  private async open(
    { container, size }: ContainerListing['tables'][number],
    index: number,
  ): Promise<Source> {
    let bytesRead = 0;
    const pieces = this.request({ table: index });
    const content = async function* () {
      for await (const piece of pieces) {
        bytesRead = piece.readDoubleLE(0);
        yield piece.subarray(progressBytes);
      }
    };
    return textSource(content(), {
      size,
      bytesRead: () => bytesRead,
      container,
      close: () => void pieces.return(undefined),
    });
  }

  /** Runs a request in the idle process of this file or in a new one. */
  private async *request(request: Pick<ContainerRequest, 'table'>): AsyncGenerator<Buffer> {
    const { file, size } = this;
    clearTimeout(this.idleTimer);
    const reader = this.reader?.isIdle ? this.reader : await FileReaderProcess.start(importLimits);
    this.reader = undefined;
    try {
      yield* reader.read<ContainerRequest>({
        handler,
        name: file.name,
        input: {
          file: { ...file, size },
          ...request,
        },
      });
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
