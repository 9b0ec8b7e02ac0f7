import type { BaseState } from './base-catalogue.service.js';
import type { Database } from './database.type.js';

/** Maps a database to its GraphQL type. */
export function presentBase(base: BaseState): Database {
  const {
    code,
    name,
    engine,
    lng,
    caption,
    short,
    currency,
    priority,
    positionsDate,
    previousDate,
    volumesDate,
    facts,
  } = base;
  const empty = base.generation === 0;
  return {
    code,
    name,
    engine,
    lng,
    caption,
    short,
    currency,
    priority,
    empty,
    positionsDate,
    previousDate,
    volumesDate,
    // A database with a volumes date has volumes.
    facts: [...new Set(volumesDate === null ? facts : (['volume', ...facts] as const))],
  };
}
