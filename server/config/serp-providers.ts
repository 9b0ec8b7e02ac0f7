import type { SerpProviderId } from '../contract/projects/positions.js';

/** Price of a SERP provider in millionths of a US dollar. */
export interface SerpPrice {
  /** First page of ten results. */
  firstPage: number;
  /** Price of each further page. */
  nextPage: number;
  /** Date and source of the price. */
  date: string;
  source: string;
}

/**
 * List prices for cost estimates and caps. DataForSEO: standard queue.
 * Serper and SerpApi: price per search in the smallest pack, an upper bound for larger packs.
 */
export const serpPrices: Readonly<Record<SerpProviderId, SerpPrice>> = {
  dataforseo: {
    firstPage: 600,
    nextPage: 450,
    date: '2026-11-23',
    source: 'https://dataforseo.com/pricing/serp/google-organic-serp-api',
  },
  serper: { firstPage: 1000, nextPage: 1000, date: '2026-11-23', source: 'https://serper.dev/' },
  serpapi: { firstPage: 15_000, nextPage: 15_000, date: '2026-11-23', source: 'https://serpapi.com/pricing' },
};

/** Concurrent requests per check. */
export const serpConcurrency: Readonly<Record<SerpProviderId, number>> = {
  dataforseo: 2,
  serper: 4,
  serpapi: 2,
};
