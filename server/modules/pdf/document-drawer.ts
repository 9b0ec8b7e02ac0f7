import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { FairSemaphore, type AcquireOptions } from '../../load-control/fair-semaphore.js';
import { resolveProgramFile } from '../../process/program-file.js';
import type { DashboardDocument, BusinessDocument } from './drawing/document-parts.js';
import type { DrawingResult, DrawingTask } from './drawing/main.js';

const timeoutMs = 30_000;

/** Documents of one account wait for each other, and accounts take turns. */
const drawingLimits = {
  maxConcurrent: 1,
  maxConcurrentPerKey: 1,
  maxQueuedPerKey: 5,
  queueTimeoutMs: 60_000,
};

/** An idle worker is terminated because its libraries use much memory. */
const idleTimeoutMs = 60_000;

/**
 * Draws documents in a worker thread, one at a time, because drawing blocks for about a second. The worker starts on
 * demand and ends when idle.
 */
export class DocumentDrawer {
  private readonly limiter = new FairSemaphore(drawingLimits);
  private thread: Worker | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  private taskCount = 0;

  /**
   * Returns the PDF bytes.
   * @param client the account that requests the document, and the signal of its request
   * @throws Error on timeout, and the errors of `FairSemaphore.acquire`
   */
  async draw(document: DashboardDocument | BusinessDocument, client: AcquireOptions): Promise<Buffer> {
    const release = await this.limiter.acquire(client);
    try {
      return await this.drawNow(document);
    } finally {
      release();
    }
  }

  /** Terminates the worker; the next document starts it again. */
  async close(): Promise<void> {
    clearTimeout(this.idleTimer);
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }

  private async drawNow(document: DashboardDocument | BusinessDocument): Promise<Buffer> {
    clearTimeout(this.idleTimer);
    this.thread ??= await startThread();
    try {
      const pdf = await requestDrawing(this.thread, { id: ++this.taskCount, document });
      this.idleTimer = setTimeout(() => void this.close(), idleTimeoutMs).unref();
      return pdf;
    } catch (error) {
      await this.close();
      throw error;
    }
  }
}

async function startThread(): Promise<Worker> {
  const program = await resolveProgramFile(
    fileURLToPath(new URL('./drawing/', import.meta.url)),
    'document-drawing',
  );
  const thread = new Worker(program, { env: {}, resourceLimits: { maxOldGenerationSizeMb: 512 } });
  thread.unref();
  return thread;
}

function requestDrawing(thread: Worker, task: DrawingTask): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(new Error('the document was not drawn in time')), timeoutMs);
    const onMessage = (result: DrawingResult) => {
      if (result.id !== task.id) return;
      finish('pdf' in result ? Buffer.from(result.pdf) : new Error(result.message));
    };
    const onExit = (code: number) => finish(new Error(`the drawing thread ended with ${code}`));
    const finish = (outcome: Buffer | Error) => {
      clearTimeout(timer);
      thread.off('message', onMessage).off('error', finish).off('exit', onExit);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    };
    thread.on('message', onMessage).on('error', finish).on('exit', onExit);
    thread.postMessage(task);
  });
}
