import https from 'node:https';
import sharp from 'sharp';
import { CircuitBreaker } from '../../http-client/circuit-breaker.js';
import { guardedHttpsAgent, isReachableUrl, type OutgoingRules } from '../../http-client/outgoing-rules.js';
import { thumbnailSize, type ThumbnailProvider } from './thumbnail.js';

const timeoutMs = 8_000;
/** Maximum size of a downloaded image, in bytes and pixels. */
const maxPictureBytes = 3 * 1024 * 1024;
const maxPixels = 25_000_000;
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
    isOutage: () => true,
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

function reencode(source: Buffer): Promise<Buffer> {
  return sharp(source, { limitInputPixels: maxPixels, failOn: 'error' })
    .resize({ ...thumbnailSize, fit: 'cover', position: 'top' })
    .webp({ quality: 80 })
    .toBuffer();
}
