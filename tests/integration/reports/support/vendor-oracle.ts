import type { Keyword } from './world.js';

/** Expected vendor columns of a keyword. */
export function vendorColumnsOf(vendor: Keyword['vendor']): Record<string, unknown> {
  return {
    difficulty: vendor?.difficulty ?? null,
    intent: vendor?.intents ?? [],
    trend: vendor?.trend ?? [],
    trend_from: vendor?.trendFrom ?? null,
    parent_topic: vendor?.parentTopic ?? '',
    vendors: vendor?.vendors ?? [],
    ws_range: vendor?.range?.join('-') ?? '',
  };
}
