import { frame } from './frame.js';
import { home } from './home.js';
import { states } from './states.js';

/** Texts that every page may need, by part of the product. What only some pages need stands in parts.ts. */
export const catalogue = { frame, states, home } as const;
