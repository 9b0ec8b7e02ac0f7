import { LRUCache } from 'lru-cache';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import type { OutgoingRules } from '../../http-client/outgoing-rules.js';
import { placeholderCard } from './placeholder-card.js';
import { ExternalThumbnails } from './external-thumbnails.js';
import { PictureCache } from './picture-cache.js';
import type { Thumbnail, ThumbnailProvider } from './thumbnail.js';

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
