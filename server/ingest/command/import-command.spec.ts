import { describe, expect, it } from 'vitest';
import { parseImportCommand } from './import-command.js';

describe('the arguments of the import command', () => {
  it('include the scope and completeness of the results', () => {
    expect(parseImportCommand(['a.csv'])).toEqual({ help: false, inputs: ['a.csv'] });
    expect(parseImportCommand(['--of', 'domain', '--complete', 'a.csv'])).toEqual({
      help: false,
      inputs: ['a.csv'],
      resultScope: 'domain',
      complete: true,
    });
    expect(() => parseImportCommand(['--of', 'site', 'a.csv'])).toThrow('--of must be pages or domain.');
  });
});
