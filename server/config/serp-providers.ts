import type { SerpProviderId } from '../contract/positions.js';

/** What a service takes for search results, in millionths of a dollar. */
export interface SerpPrice {
  /** The first page of ten results of a keyword. */
  firstPage: number;
  /** Each further page of the same keyword. */
  nextPage: number;
  /** The day on which the price was looked up, and where. */
  date: string;
  source: string;
}

/**
 * List prices, which the cost of a check is told and held by. DataForSEO: its standard queue. Serper and SerpApi sell searches in
 * packs; the price is that of one search in the smallest pack, so that who has a larger one pays less than is told.
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

/** Calls to a service at the same time, of one check. */
export const serpConcurrency: Readonly<Record<SerpProviderId, number>> = {
  dataforseo: 2,
  serper: 4,
  serpapi: 2,
};
