import { LRUCache } from 'lru-cache';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import type { OutgoingRules } from '../../http-client/outgoing-rules.js';
import { ExternalThumbnails } from './external-thumbnails.js';
import { type Thumbnail, type ThumbnailProvider, thumbnailSize } from './thumbnail.js';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { colours } from '../../contract/appearance/colours.js';
import { createSiteTile } from '../../contract/appearance/site-tile.js';
import { renderOutlines, getTextWidth, type TextStyle } from '../../reports/images/text-outlines.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';

const initialStyle: TextStyle = { size: 64, weight: 600 };
const nameStyle: TextStyle = { size: 26, weight: 600 };
const { width, height } = thumbnailSize;

/** SVG card with the domain's initial and name, used without a screenshot. Text is drawn as outlines. */
function placeholderCard(domain: string): Buffer {
  const name = truncate(readableDomain(domain));
  const { letter: initial, colour } = createSiteTile(name);
  const tileSize = 112;
  const tileX = (width - tileSize) / 2;
  const initialX = (width - getTextWidth(initial, initialStyle)) / 2;
  const nameX = (width - getTextWidth(name, nameStyle)) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<rect width="${width}" height="${height}" fill="${colours.light.sunken}"/>` +
      `<rect x="${tileX}" y="58" width="${tileSize}" height="${tileSize}" rx="14" fill="${colour}"/>` +
      `<g fill="${colours.light.surface}">${renderOutlines(initial, initialX, 137, initialStyle)}</g>` +
      `<g fill="${colours.light.t1}">${renderOutlines(name, nameX, 226, nameStyle)}</g></svg>`,
  );
}

/** Truncates a name to the width of the card. */
function truncate(name: string): string {
  const characters = [...name];
  while (characters.length > 1 && getTextWidth(`${characters.join('')}…`, nameStyle) > width - 40) {
    characters.pop();
  }
  return characters.length === [...name].length ? name : `${characters.join('')}…`;
}

const maxAgeMs = 30 * 24 * 3600 * 1000;

/** Screenshot cache in the data directory, one file per domain. */
class PictureCache {
  private writeCount = 0;

  constructor(private readonly directory: string) {}

  /** Cached image; undefined if missing or expired. */
  async read(domain: string, now: Date): Promise<Buffer | undefined> {
    const file = this.getFilePath(domain);
    try {
      const { mtimeMs } = await stat(file);
      return now.getTime() - mtimeMs > maxAgeMs ? undefined : await readFile(file);
    } catch {
      return undefined;
    }
  }

  /** Atomic write (temporary file and rename). */
  async write(domain: string, picture: Buffer): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const tempFile = path.join(this.directory, `${process.pid}-${++this.writeCount}.draft`);
    await writeFile(tempFile, picture);
    await rename(tempFile, this.getFilePath(domain));
  }

  private getFilePath(domain: string): string {
    return path.join(this.directory, `${createHash('sha256').update(domain).digest('hex')}.webp`);
  }
}

/** Negative cache: time before a failed domain is requested again. */
const retryAfterFailureMs = 3600 * 1000;

/** Screenshots of sites from the configured provider, with a placeholder card as fallback. */
export class ThumbnailService {
  private readonly provider: ThumbnailProvider | undefined;
  private readonly cache: PictureCache;
  private readonly recentFailures: LRUCache<string, true>;
  private readonly inFlightRequests = new Map<string, Promise<Buffer | undefined>>();

  constructor(
    private readonly now: () => Date,
    private readonly log: Logger,
    { thumbnailUrl, dataDir }: Pick<Config, 'thumbnailUrl' | 'dataDir'>,
    outgoing: OutgoingRules,
  ) {
    this.provider = thumbnailUrl === undefined ? undefined : new ExternalThumbnails(thumbnailUrl, outgoing);
    this.cache = new PictureCache(path.join(dataDir, 'thumbnails'));
    const clock = { now: () => now().getTime() };
    this.recentFailures = new LRUCache({
      max: 10_000,
      ttl: retryAfterFailureMs,
      ttlResolution: 0,
      perf: clock,
    });
  }

  /** Whether a provider is configured. */
  get hasProvider(): boolean {
    return this.provider !== undefined;
  }

  /** Placeholder card, for domains that must not be sent to the provider. */
  card(domain: string): Thumbnail {
    return { type: 'image/svg+xml', bytes: placeholderCard(domain), isReal: false };
  }

  /** Screenshot of a domain, or the placeholder card. Never throws. */
  async picture(domain: string): Promise<Thumbnail> {
    const bytes = await this.loadPicture(domain);
    return bytes ? { type: 'image/webp', bytes, isReal: true } : this.card(domain);
  }

  private async loadPicture(domain: string): Promise<Buffer | undefined> {
    const { provider } = this;
    if (!provider) return undefined;
    const cached = await this.cache.read(domain, this.now());
    if (cached) return cached;
    if (this.recentFailures.has(domain)) return undefined;
    // Single flight: concurrent requests share one download.
    const request = this.inFlightRequests.get(domain) ?? this.requestPicture(provider, domain);
    this.inFlightRequests.set(domain, request);
    return request;
  }

  private async requestPicture(provider: ThumbnailProvider, domain: string): Promise<Buffer | undefined> {
    try {
      const picture = await provider.picture(domain);
      if (picture) await this.cache.write(domain, picture);
      else this.recentFailures.set(domain, true);
      return picture;
    } catch (error) {
      this.log.warn({ err: error }, 'a picture of a site was not kept');
      return undefined;
    } finally {
      this.inFlightRequests.delete(domain);
    }
  }
}
