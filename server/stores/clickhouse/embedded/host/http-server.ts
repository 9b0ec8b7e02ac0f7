import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { QueryResponse } from './query-response.js';
import { EngineError, toFailure } from './engine-error.js';
import type { Engine } from './engine.js';
import type { Pipes } from './pipes.js';
import { authenticate, readRequest } from './read-request.js';
import { runRequest } from './run-request.js';
import type { Slots } from './slots.js';

interface HostParts {
  engine: Engine;
  slots: Slots;
  pipes: Pipes;
  secret: string;
}

/** Serves the engine over ClickHouse's HTTP interface. */
export class HostServer {
  private readonly running = new Set<AbortController>();
  private draining = false;
  private readonly server: Server;

  constructor(private readonly parts: HostParts) {
    const options = { keepAliveTimeout: 15_000, maxHeaderSize: 4 * 1024 * 1024 };
    this.server = http.createServer(options, (request, response) => void this.handle(request, response));
    this.server.requestTimeout = 0;
    this.server.headersTimeout = 10_000;
  }

  /** Listens on a Unix socket with mode 0600. */
  async listen(socketPath: string): Promise<void> {
    const mask = process.umask(0o177);
    try {
      await new Promise<void>((resolve, reject) => {
        this.server.once('error', reject);
        this.server.listen(socketPath, resolve);
      });
    } finally {
      process.umask(mask);
    }
  }

  /**
   * Stops accepting requests and aborts the running ones. Resolves to false if some are still running after the
   * timeout.
   */
  async drain(milliseconds: number): Promise<boolean> {
    this.draining = true;
    this.server.close();
    this.server.closeIdleConnections();
    const deadline = Date.now() + milliseconds;
    for (const controller of this.running) controller.abort();
    while (this.running.size > 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return this.running.size === 0;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://host');
    if (url.pathname === '/ping') return void response.end('Ok.\n');
    const controller = new AbortController();
    const queryResponse = new QueryResponse(response, url.searchParams.get('query_id') ?? randomUUID());
    response.on('close', () => {
      if (!response.writableFinished) controller.abort();
    });
    this.running.add(controller);
    try {
      await this.respond(request, url.searchParams, controller.signal, queryResponse);
    } catch (error) {
      discardBody(request, response);
      queryResponse.fail(toFailure(error, this.parts.engine.version));
    } finally {
      this.running.delete(controller);
    }
  }

  private async respond(
    request: IncomingMessage,
    parameters: URLSearchParams,
    signal: AbortSignal,
    queryResponse: QueryResponse,
  ): Promise<void> {
    authenticate(request, parameters, this.parts.secret);
    if (this.draining) throw new EngineError(202, 'TOO_MANY_SIMULTANEOUS_QUERIES', 'The engine is stopping.');
    const job = await readRequest(request, parameters, signal);
    const sink = queryResponse.sink(job.statement.format ?? job.defaultFormat);
    const outcome = await runRequest(this.parts, job, sink);
    queryResponse.finish(outcome, job.body !== undefined);
  }
}

/** Reads the body of a rejected request without buffering it and closes the connection afterwards. */
function discardBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  request.unpipe();
  request.resume();
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
