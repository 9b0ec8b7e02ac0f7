import { parentPort } from 'node:worker_threads';
import type { DashboardDocument, BusinessDocument } from './document-parts.js';
import { drawDocument } from './draw-document.js';
import { drawBusinessDocument } from './draw-business-document.js';

/** Messages of the drawing worker: a document, then its PDF or an error. */
export interface DrawingTask {
  id: number;
  document: DashboardDocument | BusinessDocument;
}
export type DrawingResult = { id: number; pdf: Uint8Array } | { id: number; message: string };

parentPort?.on('message', ({ id, document }: DrawingTask) => {
  const pdfBytes = 'parties' in document ? drawBusinessDocument(document) : drawDocument(document);
  pdfBytes.then(
    (pdf) => parentPort?.postMessage({ id, pdf: new Uint8Array(pdf) } satisfies DrawingResult),
    (error: unknown) => {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ id, message } satisfies DrawingResult);
    },
  );
});
