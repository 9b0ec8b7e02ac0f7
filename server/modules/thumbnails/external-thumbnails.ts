import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { readFileInProcess } from '../../file-reader/read-file.js';
import { imageLimits } from '../../file-reader/read-limits.js';
import { CircuitBreaker } from '../../http-client/circuit-breaker.js';
import { guardedHttpsAgent, isReachableUrl, type OutgoingRules } from '../../http-client/outgoing-rules.js';
import type { ThumbnailProvider } from './thumbnail.js';

const timeoutMs = 8_000;
/** Maximum size of a downloaded image. */
const maxPictureBytes = 3 * 1024 * 1024;
const maxConcurrentRequests = 4;

/** The service returned no image. */
class PictureError extends Error {}

/**
 * Fetches screenshots from a service configured by the operator; its URL contains `{domain}`. Requests are restricted
 * to public addresses, and images are re-encoded so that only pixels are stored.
 */
export class ExternalThumbnails implements ThumbnailProvider {
  private readonly agent: https.Agent;
  private activeRequests = 0;
  private readonly circuitBreaker = new CircuitBreaker({
    maxFailures: 5,
    openMs: 60_000,
    isOutage: (error) => !(error instanceof AppError && error.code === ErrorCode.Overloaded),
  });

  constructor(
    private readonly template: string,
    private readonly outgoingRules: OutgoingRules,
  ) {
    this.agent = guardedHttpsAgent(outgoingRules);
  }

  async picture(domain: string): Promise<Buffer | undefined> {
    if (this.activeRequests >= maxConcurrentRequests) return undefined;
    this.activeRequests++;
    try {
      return await this.circuitBreaker.run(async () => reencode(await this.fetch(domain)));
    } catch {
      return undefined;
    } finally {
      this.activeRequests--;
    }
  }

  private fetch(domain: string): Promise<Buffer> {
    const url = this.template.replaceAll('{domain}', encodeURIComponent(domain));
    if (!isReachableUrl(url, this.outgoingRules)) {
      return Promise.reject(new PictureError('not a public address'));
    }
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const request = https.get(
        url,
        { agent: this.agent, signal, headers: { accept: 'image/*' } },
        (response) => {
          const isPicture = response.headers['content-type']?.startsWith('image/');
          if (response.statusCode !== 200 || !isPicture) {
            response.destroy();
            return reject(new PictureError(`answered ${response.statusCode}`));
          }
          const chunks: Buffer[] = [];
          let size = 0;
          response.on('data', (chunk: Buffer) => {
            size += chunk.length;
            if (size > maxPictureBytes) response.destroy(new PictureError('too large'));
            else chunks.push(chunk);
          });
          response.once('error', reject);
          response.once('end', () => resolve(Buffer.concat(chunks)));
        },
      );
      request.on('error', reject);
    });
  }
}

const handler = new URL('./thumbnail-handler', import.meta.url);

/** Downloads share the queue of the file readers as one client. */
const key = 'thumbnails';

/** Re-encodes an image in a process of its own. */
function reencode(upload: Buffer): Promise<Buffer> {
  const request = { handler, input: null, upload, name: 'thumbnail' };
  return buffer(readFileInProcess<null>(request, { limits: imageLimits, key }));
}
