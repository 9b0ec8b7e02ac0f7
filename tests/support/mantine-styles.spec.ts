import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Components of the kit that are drawn by our own styles alone. */
const selfStyledComponents = new Set(['Tabs']);

const sourceTexts = readdirSync('client', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'));

/** Components that are named in an import of the kit. */
const used = new Set(
  sourceTexts.flatMap((text) =>
    [...text.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  ),
);

describe('Mantine components', () => {
  it('import the styles of every used component', () => {
    const imported = new Set(
      sourceTexts.flatMap((text) =>
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
