import type { Keyword } from './world.js';

/** What the columns of what vendors say show of a keyword. */
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
