import { dashboard } from './dashboard.js';
import { frame } from './frame.js';
import { home } from './home.js';
import { reports } from './reports.js';
import { states } from './states.js';

/** Every text of this language, by part of the product. */
export const catalogue = { frame, states, home, dashboard, reports } as const;
