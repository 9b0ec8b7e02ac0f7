import type { SerpModel } from './modelled-serps.js';

/** Tops of which nearly two thirds are pages of the intent. */
export const typicalModel: SerpModel = { depth: 10, own: 0.64, neighbours: 0.1, hubs: 0.06, popular: 0.12 };

/** Tops of which half are pages of the intent, and more belong to others. */
export const noisyModel: SerpModel = { depth: 10, own: 0.5, neighbours: 0.15, hubs: 0.08, popular: 0.14 };

/** Tops of which nearly half are pages that stand everywhere, as where aggregators were not taken away. */
export const popularModel: SerpModel = { depth: 10, own: 0.3, neighbours: 0.1, hubs: 0.06, popular: 0.44 };
