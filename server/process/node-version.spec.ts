import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getNodeVersionWarning } from './node-version.js';

const readProjectFile = (name: string) => readFileSync(path.join(import.meta.dirname, '../..', name), 'utf8');

describe('getNodeVersionWarning', () => {
  it.each(['20.19.0', '20.20.2', '21.7.3'])('warns about Node.js %s', (version) => {
    expect(getNodeVersionWarning(version)).toBe(
      `Node.js ${version} no longer receives security updates: install Node.js 24`,
    );
  });

  it.each(['22.23.3', '24.21.0', '26.0.0'])('accepts Node.js %s', (version) => {
    expect(getNodeVersionWarning(version)).toBeUndefined();
  });

  it('recommends the version of the image and of CI', () => {
    expect(readProjectFile('.nvmrc').trim()).toBe('24');
    const images = [...readProjectFile('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(images).toEqual([expect.stringMatching(/^node:24\.\d+\.\d+-bookworm-slim$/), images[0]]);
  });
});
