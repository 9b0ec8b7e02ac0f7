import os from 'node:os';
import { expect, it } from 'vitest';
import { loadConfig } from './config.js';
import { machineMemoryMb, defaultClickHouseMemoryMb } from './machine-memory.js';

it('gives the embedded ClickHouse a quarter of the machine, and of a small one what it needs to start', () => {
  expect(defaultClickHouseMemoryMb(24 * 1024)).toBe(6144);
  expect(defaultClickHouseMemoryMb(2048)).toBe(1024);
});

it('counts on no more than the machine has', () => {
  expect(machineMemoryMb()).toBeGreaterThan(256);
  expect(machineMemoryMb()).toBeLessThanOrEqual(os.totalmem() / 1024 / 1024);
});

it('is what an unset variable means, and a set one is taken as it is', () => {
  expect(loadConfig({}).clickhouseMemoryMb).toBe(defaultClickHouseMemoryMb(machineMemoryMb()));
  expect(loadConfig({ CLICKHOUSE_MEMORY_MB: '3000' }).clickhouseMemoryMb).toBe(3000);
});
