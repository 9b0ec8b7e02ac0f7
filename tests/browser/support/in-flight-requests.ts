import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

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

/** Requests that a test blocks have no response. */
const maxWaitMs = 5_000;

/** Waits until the page has a response to each GraphQL request, but not for long. */
export async function waitForGraphqlResponses(page: Page): Promise<void> {
  const end = performance.now() + maxWaitMs;
  const inFlight = inFlightRequests.get(page.context());
  while (inFlight && inFlight.size > 0 && performance.now() < end) await sleep(20);
}
