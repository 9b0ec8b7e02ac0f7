import type { TourName } from './page-tour.js';
import { readStored, useStoredValue, writeStored } from '../storage/stored-value.js';

/** Tour state stored in this browser. */
export interface TourMemory {
  /** No automatic start before this time, in ms since 1970. */
  keptUntil?: number;
  /** Step at which the reader left the tour. */
  step?: string;
}

const storageKey = (name: TourName) => `rivalscope.tour.${name}`;
const emptyMemory: TourMemory = {};

/** Reads the stored tour state. */
export function readTourMemory(name: TourName): TourMemory {
  return readStored(storageKey(name), emptyMemory);
}

/** Stored tour state as React state. */
export function useTourMemory(name: TourName): TourMemory {
  return useStoredValue(storageKey(name), emptyMemory)[0];
}

/** Merges a change into the stored tour state. */
export function updateTourMemory(name: TourName, changes: TourMemory): void {
  writeStored(storageKey(name), { ...readTourMemory(name), ...changes });
}
