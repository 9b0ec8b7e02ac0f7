import { LRUCache } from 'lru-cache';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import type { OutgoingRules } from '../../http-client/outgoing-rules.js';
import { drawnCard } from './drawn-card.js';
import { ExternalThumbnails } from './external-thumbnails.js';
import { PictureCache } from './picture-cache.js';
import type { Thumbnail, ThumbnailProvider } from './thumbnail.js';

/** A domain without a picture is not asked for again for this long, in milliseconds. */
const restAfterFailure = 3600 * 1000;

/** Pictures of sites: of a provider where the operator has set one, else and until then a drawn card. */
export class ThumbnailService {
  private readonly provider: ThumbnailProvider | undefined;
  private readonly cache: PictureCache;
  private readonly failed: LRUCache<string, true>;
  private readonly asked = new Map<string, Promise<Buffer | undefined>>();

  constructor(
    private readonly now: () => Date,
    private readonly log: Logger,
    { thumbnailUrl, dataDir }: Pick<Config, 'thumbnailUrl' | 'dataDir'>,
    outgoing: OutgoingRules,
  ) {
    this.provider = thumbnailUrl === undefined ? undefined : new ExternalThumbnails(thumbnailUrl, outgoing);
    this.cache = new PictureCache(path.join(dataDir, 'thumbnails'));
    const clock = { now: () => now().getTime() };
    this.failed = new LRUCache({ max: 10_000, ttl: restAfterFailure, ttlResolution: 0, perf: clock });
  }

  /** Whether there is anything but drawn cards. */
  get hasProvider(): boolean {
    return this.provider !== undefined;
  }

  /** A drawn card, for domains that nobody is to be asked about. */
  card(domain: string): Thumbnail {
    return { type: 'image/svg+xml', bytes: drawnCard(domain), isReal: false };
  }

  /** The picture of a domain; where there is none, the card. Never fails. */
  async picture(domain: string): Promise<Thumbnail> {
    const bytes = await this.real(domain);
    return bytes ? { type: 'image/webp', bytes, isReal: true } : this.card(domain);
  }

  private async real(domain: string): Promise<Buffer | undefined> {
    const { provider } = this;
    if (!provider) return undefined;
    const known = await this.cache.read(domain, this.now());
    if (known) return known;
    if (this.failed.has(domain)) return undefined;
    // Whoever asks meanwhile waits for the same answer.
    const answer = this.asked.get(domain) ?? this.ask(provider, domain);
    this.asked.set(domain, answer);
    return answer;
  }

  private async ask(provider: ThumbnailProvider, domain: string): Promise<Buffer | undefined> {
    try {
      const picture = await provider.picture(domain);
      if (picture) await this.cache.write(domain, picture);
      else this.failed.set(domain, true);
      return picture;
    } catch (error) {
      this.log.warn({ err: error }, 'a picture of a site was not kept');
      return undefined;
    } finally {
      this.asked.delete(domain);
    }
  }
}
