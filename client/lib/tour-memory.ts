import type { TourName } from './page-tour.js';
import { readStored, useStored, writeStored } from './stored-value.js';

/** What this browser remembers of a tour. */
export interface TourMemory {
  /** Until when it does not start by itself again, ms since 1970. */
  keptUntil?: number;
  /** The step at which it was left before its end. */
  step?: string;
}

const keyOf = (name: TourName) => `rivalscope.tour.${name}`;
const nothing: TourMemory = {};

/** What this browser remembers of a tour, now. */
export function readTourMemory(name: TourName): TourMemory {
  return readStored(keyOf(name), nothing);
}

/** The same as state. */
export function useTourMemory(name: TourName): TourMemory {
  return useStored(keyOf(name), nothing)[0];
}

/** Remembers something more of a tour. */
export function updateTourMemory(name: TourName, more: TourMemory): void {
  writeStored(keyOf(name), { ...readTourMemory(name), ...more });
}
