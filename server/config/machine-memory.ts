import os from 'node:os';

const megabyte = 1024 * 1024;

/** Less is not enough for the embedded ClickHouse to start and to derive a small base, in megabytes. */
export const leastClickHouseMemoryMb = 1024;

/** Memory that this process can count on, in megabytes: the machine's, or its container's where that is less. */
export function machineMemoryMb(): number {
  const bound = process.constrainedMemory();
  // Without a bound, 0 or a number beyond any machine.
  const isBound = bound > 0 && bound < os.totalmem();
  return Math.floor((isBound ? bound : os.totalmem()) / megabyte);
}

/**
 * What the embedded ClickHouse gets of a machine's memory where nobody says how much, both in megabytes: a quarter. The rest
 * is for the page cache, which keeps its files, for PostgreSQL and the server.
 */
export function shareForClickHouse(memoryMb: number): number {
  return Math.max(leastClickHouseMemoryMb, Math.floor(memoryMb / 4));
}
