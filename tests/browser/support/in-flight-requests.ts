import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

const inFlightRequests = new WeakMap<BrowserContext, Set<Request>>();

/** Records the GraphQL requests of a browser context that have no response yet. */
export function trackGraphqlRequests(context: BrowserContext): void {
  const inFlight = new Set<Request>();
  inFlightRequests.set(context, inFlight);
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') inFlight.add(request);
  });
  context.on('requestfinished', (request) => inFlight.delete(request));
  context.on('requestfailed', (request) => inFlight.delete(request));
}

/** Waits until the page has a response to each GraphQL request. */
export async function waitForGraphqlResponses(page: Page): Promise<void> {
  await expect.poll(() => inFlightRequests.get(page.context())?.size ?? 0, { interval: 20 }).toBe(0);
}
