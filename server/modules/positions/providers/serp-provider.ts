import type { SerpLocation } from '../../../config/serp-locations.js';
import type { Localised } from '../../../contract/language/localised.js';
import type { PositionDevice, SerpProviderId } from '../../../contract/projects/positions.js';
import type { SearchEngine } from '../../../contract/reports/search-engine.js';
import type { JsonFormat } from '../../../ingest/formats/import-format.js';

/** Search settings besides the keyword. */
export interface SerpScope {
  engine: SearchEngine;
  device: PositionDevice;
  /** Interface language of the search engine. */
  language: string;
  /** Undefined if the region has no provider location. */
  location: SerpLocation | undefined;
  /** Number of results, 10 to 100. */
  depth: number;
}

/** Query for one keyword. */
export interface SerpQuery extends SerpScope {
  location: SerpLocation;
  word: string;
}

/** Connection to a provider. */
export interface SerpConnection {
  /** Base URL without a trailing slash. */
  url: string;
  key: string;
  timeoutMs: number;
  signal: AbortSignal;
}

/** Kind of provider failure. */
export type SerpErrorKind = 'key' | 'funds' | 'refused' | 'busy' | 'down' | 'slow' | 'engine' | 'malformed';

/** A failed provider request. */
export class SerpError extends Error {
  constructor(
    readonly kind: SerpErrorKind,
    /** Delay requested by the provider. */
    readonly retryAfterMs?: number,
  ) {
    super(kind);
  }

  /** Whether all further queries would fail the same way. */
  get isFatal(): boolean {
    return this.kind === 'key' || this.kind === 'funds';
  }

  /** Whether the provider may have charged for the query: it responded, or the outcome is unknown. */
  get mayBeCharged(): boolean {
    return this.kind === 'slow' || this.kind === 'engine' || this.kind === 'malformed';
  }
}

/** A key without a login, so it contains neither a colon nor an at sign. */
export const plainKeyPattern = /^[^:@]+$/;

/** Capabilities of a provider. */
interface SerpProviderInfo {
  id: SerpProviderId;
  /** Brand name. */
  name: string;
  /** Format of the key, for users. */
  keyFormat: Localised;
  /** Matches well-formed keys, so that a malformed one is rejected without a request. */
  keyPattern: RegExp;
  /** Import format of the provider's responses. */
  format: JsonFormat;
  /** Supported devices by search engine; a missing engine is not supported. */
  devices: Readonly<Partial<Record<SearchEngine, readonly PositionDevice[]>>>;
  /** Maximum depth with reliable positions, by search engine. */
  maxDepth: Readonly<Record<SearchEngine, number>>;
  /**
   * Verifies the key at no cost.
   * @throws SerpError
   */
  verifyKey(connection: SerpConnection): Promise<void>;
  /** Whether a response states that the search has no results. An empty list without a statement may be an outage. */
  statesNoResults(this: void, response: string): boolean;
}

/** A synchronous provider that returns one page per request. */
export interface DirectSerpProvider extends SerpProviderInfo {
  mode: 'direct';
  /**
   * Raw response of one page, counted from 0.
   * @throws SerpError
   */
  search(query: SerpQuery, page: number, connection: SerpConnection): Promise<string>;
}

/** Outcome of posting a query to a queue. */
export interface QueuedQuery {
  tag: string;
  /** Id at the provider; undefined if it was not accepted. */
  remoteId: string | undefined;
  error: SerpError | undefined;
}

/** A provider with a task queue: queries are posted, and results are fetched when ready. */
export interface QueuedSerpProvider extends SerpProviderInfo {
  mode: 'queue';
  /** Maximum number of queries per post. */
  batchSize: number;
  /** Throws SerpError if no query was accepted or the outcome is unknown. */
  post(queries: readonly (SerpQuery & { tag: string })[], connection: SerpConnection): Promise<QueuedQuery[]>;
  /** Finished tasks that were not fetched yet. Throws SerpError. */
  listReady(connection: SerpConnection): Promise<{ remoteId: string; tag: string }[]>;
  /** All tasks posted since a moment, finished or not. Throws SerpError. */
  listPosted(since: Date, connection: SerpConnection): Promise<{ remoteId: string; tag: string }[]>;
  /** Raw response; undefined while it is not ready. Throws SerpError. */
  fetch(remoteId: string, connection: SerpConnection): Promise<string | undefined>;
}

export type SerpProvider = DirectSerpProvider | QueuedSerpProvider;
