import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportSamples, type ExportSample } from '../../../tests/support/export-samples.js';
import { inspectDirectly } from '../../../tests/support/inspect-directly.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-samples-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const samples: [string, ExportSample][] = Object.entries(exportSamples);

describe('exports of other tools', () => {
  it.each(samples)('recognises %s and all of its columns', async (_, { name, text, format }) => {
    const file = path.join(folder, name);
    await writeFile(file, text);
    const [table] = await inspectDirectly(file);
    expect(table?.format?.id).toBe(format);
    const unknown = table?.columns.filter(({ use }) => use === 'unknown').map((column) => column.name);
    expect(unknown).toEqual(format === 'key-collector' ? ['Мой балл'] : []);
    expect(table?.rows).not.toEqual([]);
  });
});
