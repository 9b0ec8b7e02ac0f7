import type { TourName } from './page-tour.js';
import { readStored, useStored, writeStored } from './stored-value.js';

/** Tour state stored in this browser. */
export interface TourMemory {
  /** No automatic start before this time, in ms since 1970. */
  keptUntil?: number;
  /** Step at which the reader left the tour. */
  step?: string;
}

const keyOf = (name: TourName) => `rivalscope.tour.${name}`;
const nothing: TourMemory = {};

/** Reads the stored tour state. */
export function readTourMemory(name: TourName): TourMemory {
  return readStored(keyOf(name), nothing);
}

/** The same as state. */
export function useTourMemory(name: TourName): TourMemory {
  return useStored(keyOf(name), nothing)[0];
}

/** Merges a change into the stored tour state. */
export function updateTourMemory(name: TourName, more: TourMemory): void {
  writeStored(keyOf(name), { ...readTourMemory(name), ...more });
}
