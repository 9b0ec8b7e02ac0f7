import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('documents the version and reason of every overridden package', async () => {
  const { overrides } = JSON.parse(await readFile('package.json', 'utf8')) as {
    overrides: Record<string, string>;
  };
  const decision = await readFile('docs/adr/0025-pin-transitive-packages-for-node-20.md', 'utf8');
  const rows = decision.matchAll(/^\| `([^`]+)` \| ([\d.]+) \| `.+` \| .{20,} \|$/gm);
  const documented = [...rows].map(([, name, version]) => [name, version]);
  expect(documented.toSorted()).toEqual(Object.entries(overrides).toSorted());
});
