import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Failure } from './engine-error.js';
import { getMimeType } from './formats.js';
import type { RunOutcome } from './run-request.js';
import type { OutputSink } from './run-read.js';

/** Writes the response of a request in the format of the ClickHouse server. */
export class QueryResponse {
  private readonly exceptionTag = randomBytes(8).toString('hex');
  private readonly startedAt = process.hrtime.bigint();

  constructor(
    private readonly response: ServerResponse,
    private readonly queryId: string,
  ) {}

  /** Creates the sink for the output of a running query. The header is sent with the first chunk. */
  sink(format: string): OutputSink {
    return {
      write: (chunk) => {
        if (this.response.destroyed) return true;
        if (!this.response.headersSent) this.writeHead(format);
        return this.response.write(chunk);
      },
      onDrain: (callback) => {
        const proceed = () => {
          this.response.off('drain', proceed);
          this.response.off('close', proceed);
          callback();
        };
        this.response.on('drain', proceed);
        this.response.on('close', proceed);
      },
    };
  }

  finish(outcome: RunOutcome, hasWrittenRows: boolean): void {
    if (!this.response.headersSent) {
      this.writeHead(outcome.format, this.formatSummary(outcome, hasWrittenRows));
    }
    this.response.end(outcome.isStreamed ? undefined : outcome.result.bytes);
  }

  /**
   * Sends an error status before the first byte. Afterwards it appends the exception and destroys the socket, so that
   * no response looks complete.
   */
  fail(failure: Failure): void {
    if (this.response.headersSent) {
      const { exceptionTag: tag } = this;
      const size = Buffer.byteLength(failure.text);
      const tail = `\r\n__exception__\r\n${tag}\r\n${failure.text}${size} ${tag}\r\n__exception__\r\n`;
      this.response.write(tail, () => this.response.socket?.destroySoon());
      return;
    }
    this.response.writeHead(failure.status, {
      'Content-Type': 'text/plain; charset=UTF-8',
      'X-ClickHouse-Exception-Code': failure.code,
      'X-ClickHouse-Query-Id': this.queryId,
    });
    this.response.end(failure.text);
  }

  private writeHead(format: string, summary?: string): void {
    this.response.writeHead(200, {
      'Content-Type': getMimeType(format),
      'X-ClickHouse-Query-Id': this.queryId,
      'X-ClickHouse-Format': format,
      'X-ClickHouse-Server-Display-Name': 'embedded',
      'X-ClickHouse-Exception-Tag': this.exceptionTag,
      'X-ClickHouse-Timezone': 'UTC',
      ...(summary === undefined ? {} : { 'X-ClickHouse-Summary': summary }),
    });
  }

  private formatSummary({ result }: RunOutcome, hasWrittenRows: boolean): string {
    const rows = String(result.rowsRead);
    const bytes = String(result.bytesRead);
    return JSON.stringify({
      read_rows: rows,
      read_bytes: bytes,
      written_rows: hasWrittenRows ? rows : '0',
      written_bytes: hasWrittenRows ? bytes : '0',
      total_rows_to_read: '0',
      result_rows: rows,
      result_bytes: String(result.bytes.length),
      elapsed_ns: String(process.hrtime.bigint() - this.startedAt),
    });
  }
}
