import os from 'node:os';

const megabyte = 1024 * 1024;

/** Less is not enough for the embedded ClickHouse to start and to derive a small base, in megabytes. */
export const minClickHouseMemoryMb = 1024;

/** Memory that this process can count on, in megabytes: the machine's, or its container's where that is less. */
export function machineMemoryMb(): number {
  const limit = process.constrainedMemory();
  // Without a bound, 0 or a number beyond any machine.
  const isLimited = limit > 0 && limit < os.totalmem();
  return Math.floor((isLimited ? limit : os.totalmem()) / megabyte);
}

/**
 * What the embedded ClickHouse gets of a machine's memory where nobody says how much, both in megabytes: a quarter. The rest
 * is for the page cache, which keeps its files, for PostgreSQL and the server.
 */
export function defaultClickHouseMemoryMb(memoryMb: number): number {
  return Math.max(minClickHouseMemoryMb, Math.floor(memoryMb / 4));
}
