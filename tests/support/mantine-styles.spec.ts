import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Components that use only our own styles. */
const selfStyledComponents = new Set(['Tabs']);

const sourceContents = readdirSync('client', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'));

/** Mantine components that the client imports. */
const used = new Set(
  sourceContents.flatMap((text) =>
    [...text.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  ),
);

describe('Mantine components', () => {
  it('import the styles of every used component', () => {
    const imported = new Set(
      sourceContents.flatMap((text) =>
        [...text.matchAll(/'@mantine\/core\/styles\/(\w+)\.layer\.css'/g)].map(([, name]) => name),
      ),
    );
    const styled = [...used].filter((name) =>
      existsSync(`node_modules/@mantine/core/styles/${name}.layer.css`),
    );
    expect(styled).toContain('Button');
    expect(styled.filter((name) => !imported.has(name) && !selfStyledComponents.has(name))).toEqual([]);
  });
});
