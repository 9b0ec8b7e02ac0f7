import type { SerpLocation } from '../../../config/serp-locations.js';
import type { Localised } from '../../../contract/localised.js';
import type { PositionDevice, SerpProviderId } from '../../../contract/positions.js';
import type { SearchEngine } from '../../../contract/search-engine.js';
import type { JsonFormat } from '../../../ingest/formats/import-format.js';

/** For which results a service is asked, beside the keyword. */
export interface SerpScope {
  engine: SearchEngine;
  device: PositionDevice;
  /** Language of the search engine's interface. */
  language: string;
  /** Undefined where nobody knows what services call the region. */
  location: SerpLocation | undefined;
  /** 10 to 100. */
  depth: number;
}

/** One keyword to be asked for. */
export interface SerpQuery extends SerpScope {
  location: SerpLocation;
  word: string;
}

/** How services are called. */
export interface SerpConnection {
  /** Address of the service without a slash at the end. */
  url: string;
  key: string;
  /** Milliseconds that one call may take. */
  timeoutMs: number;
  signal: AbortSignal;
}

/** What is the matter with an answer, or with its absence. */
export type SerpErrorKind = 'key' | 'funds' | 'refused' | 'busy' | 'down' | 'slow' | 'engine' | 'malformed';

/** A service gave no results. */
export class SerpError extends Error {
  constructor(
    readonly kind: SerpErrorKind,
    /** How long the service wants us to wait, in milliseconds. */
    readonly retryAfterMs?: number,
  ) {
    super(kind);
  }

  /** Whether every further question would fail in the same way. */
  get isFatal(): boolean {
    return this.kind === 'key' || this.kind === 'funds';
  }

  /** Whether the service may have taken its price: it answered something, or we do not know. */
  get mayBeCharged(): boolean {
    return this.kind === 'slow' || this.kind === 'engine' || this.kind === 'malformed';
  }
}

/** What a service can be asked. */
interface SerpProviderInfo {
  id: SerpProviderId;
  /** Its own name. */
  name: string;
  /** What its key looks like to people. */
  keyFormat: Localised;
  /** Who reads its answers at an import. */
  format: JsonFormat;
  /** Devices by engine; an engine that is missing it does not have. */
  devices: Readonly<Partial<Record<SearchEngine, readonly PositionDevice[]>>>;
  /** Results that it tells the right place of, by engine. */
  maxDepth: Readonly<Record<SearchEngine, number>>;
  /**
   * Whether the key is good, at no cost.
   * @throws SerpError
   */
  verifyKey(connection: SerpConnection): Promise<void>;
}

/** A service that answers a question at once, page by page. */
export interface DirectSerpProvider extends SerpProviderInfo {
  mode: 'direct';
  /**
   * The raw answer of one page, counted from 0.
   * @throws SerpError
   */
  search(query: SerpQuery, page: number, connection: SerpConnection): Promise<string>;
}

/** What became of a question that was put into a queue. */
export interface QueuedQuery {
  tag: string;
  /** What the service calls it; undefined where it was not taken. */
  remoteId: string | undefined;
  error: SerpError | undefined;
}

/** A service with a queue: questions are put in, and answers fetched when they are ready. */
export interface QueuedSerpProvider extends SerpProviderInfo {
  mode: 'queue';
  /** Questions that one call may put in. */
  batchSize: number;
  /** Throws SerpError where none was taken, or nobody knows whether any was. */
  post(queries: readonly (SerpQuery & { tag: string })[], connection: SerpConnection): Promise<QueuedQuery[]>;
  /** What is ready and was not fetched. Throws SerpError. */
  listReady(connection: SerpConnection): Promise<{ remoteId: string; tag: string }[]>;
  /** All that was put in since a moment, ready or not, whoever noted it. Throws SerpError. */
  listPosted(since: Date, connection: SerpConnection): Promise<{ remoteId: string; tag: string }[]>;
  /** The raw answer; undefined while it is not ready. Throws SerpError. */
  fetch(remoteId: string, connection: SerpConnection): Promise<string | undefined>;
}

export type SerpProvider = DirectSerpProvider | QueuedSerpProvider;
