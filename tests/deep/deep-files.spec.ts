import { describe, expect, it } from 'vitest';
import { deepSpecFiles } from './deep-files.js';

describe('files of npm run test:deep', () => {
  it('are spec files that only run there or have more cases there', () => {
    const files = deepSpecFiles('tests/integration');
    expect(files).toContain('tests/integration/groups/edit-sequences.deep.spec.ts');
    expect(files).not.toContain('tests/integration/accounts/registration.spec.ts');
  });
});
