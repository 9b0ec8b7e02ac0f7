import { frame } from './frame.js';
import { home } from './home.js';
import { states } from './states.js';

/** Texts that every page needs, by namespace. Other namespaces are in parts.ts. */
export const catalogue = { frame, states, home } as const;
