import { finance } from './finance.js';
import { garden } from './garden.js';
import { health } from './health.js';
import { home } from './home.js';
import { kitchen } from './kitchen.js';
import { outdoor } from './outdoor.js';
import { pets } from './pets.js';
import { software } from './software.js';
import type { Topic } from './topic.js';
import { travel } from './travel.js';

/** Topics of the English sample; outdoor gear is the largest. */
export const englishTopics: readonly Topic[] = [
  outdoor,
  kitchen,
  travel,
  software,
  health,
  finance,
  garden,
  home,
  pets,
];
