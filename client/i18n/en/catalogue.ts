import { corporate } from './corporate.js';
import { dashboard } from './dashboard.js';
import { frame } from './frame.js';
import { home } from './home.js';
import { notifications } from './notifications.js';
import { panel } from './panel.js';
import { reports } from './reports.js';
import { states } from './states.js';

/** Every text of this language, by part of the product. */
export const catalogue = {
  frame,
  states,
  home,
  dashboard,
  reports,
  panel,
  notifications,
  corporate,
} as const;
