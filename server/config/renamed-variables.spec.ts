import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.js';
import { variableNames } from './environment.js';
import { renamedVariables } from './renamed-variables.js';

function load(env: NodeJS.ProcessEnv) {
  const warnings: string[] = [];
  return { config: loadConfig(env, (line) => warnings.push(line)), warnings };
}

describe('renamed environment variables', () => {
  it.each(Object.entries(renamedVariables))('%s sets %s and prints one warning', (oldName, newName) => {
    const value = oldName === 'ACCESS_OPEN_ANYWAY' ? '0.0.0.0' : '7';
    const access = oldName === 'ACCESS_OPEN_ANYWAY' ? { ACCESS: 'open', HOST: '0.0.0.0' } : {};
    const { config, warnings } = load({ ...access, [oldName]: value });
    expect(config).toEqual(load({ ...access, [newName]: value }).config);
    const replacement = oldName === 'SNAPSHOTS_KEPT' ? `${newName}=then newest 7` : newName;
    expect(warnings).toEqual([
      `${oldName} is deprecated and will be removed in the next release: use ${replacement}.`,
    ]);
  });

  it('prefers the current name when both are set', () => {
    const both = { ANSWERS_KEPT_MB: '7', QUERY_CACHE_MB: '9' };
    const { config, warnings } = load(both);
    expect(config).toEqual(load({ QUERY_CACHE_MB: '9' }).config);
    expect(warnings).toEqual(['ANSWERS_KEPT_MB is deprecated and ignored because QUERY_CACHE_MB is set.']);
  });

  it('maps only to names that exist', () => {
    expect(variableNames).toEqual(expect.arrayContaining(Object.values(renamedVariables)));
  });

  it('prints nothing when only current names are set', () => {
    expect(load({ QUERY_CACHE_MB: '9' }).warnings).toEqual([]);
  });
});
