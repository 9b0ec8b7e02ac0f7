import { describe, expect, it } from 'vitest';
import { importCommand } from './import-command.js';

describe('the arguments of the import command', () => {
  it('include the scope and completeness of the results', () => {
    expect(importCommand(['a.csv'])).toEqual({ help: false, inputs: ['a.csv'] });
    expect(importCommand(['--of', 'domain', '--complete', 'a.csv'])).toEqual({
      help: false,
      inputs: ['a.csv'],
      resultScope: 'domain',
      complete: true,
    });
    expect(() => importCommand(['--of', 'site', 'a.csv'])).toThrow('--of must be pages or domain.');
  });
});
