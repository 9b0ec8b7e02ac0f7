import type { SerpModel } from './modelled-serps.js';

/** Nearly two thirds of the results belong to the intent. */
export const typicalModel: SerpModel = { depth: 10, own: 0.64, neighbours: 0.1, hubs: 0.06, popular: 0.12 };

/** Half of the results belong to the intent, and more belong to others. */
export const noisyModel: SerpModel = { depth: 10, own: 0.5, neighbours: 0.15, hubs: 0.08, popular: 0.14 };

/** Nearly half of the results are popular pages, as if aggregators were not filtered out. */
export const popularModel: SerpModel = { depth: 10, own: 0.3, neighbours: 0.1, hubs: 0.06, popular: 0.44 };
