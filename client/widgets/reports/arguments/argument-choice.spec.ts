import { describe, expect, it } from 'vitest';
import type { ReportMeta } from '../report-meta.js';
import { selectedValue, switchedArguments, withChoice, withoutChoices } from './argument-choice.js';

const argument = (
  id: string,
  choices: string[],
  defaultValue: string | null,
): ReportMeta['arguments'][number] => ({
  id,
  field: id,
  address: id,
  required: false,
  requiredUnless: null,
  type: 'string',
  default: defaultValue,
  title: id,
  choices: choices.map((value) => ({ value, title: value })),
  description: '',
});
const depth = argument('top', ['10', '50'], '10');
const meta = { arguments: [depth, argument('url', [], null)] } as unknown as ReportMeta;
const address = (query: string) => new URLSearchParams(query);

describe('argument switches', () => {
  it('are shown for arguments with a fixed set of values', () => {
    expect(switchedArguments(meta)).toEqual([depth]);
  });

  it.each([
    ['domain=a.example', '10'],
    ['domain=a.example&top=50', '50'],
    ['top=7', '10'],
    ['top=', '10'],
  ])('read the address: %s selects the value %s', (query, value) => {
    expect(selectedValue(depth, address(query))).toBe(value);
  });

  it('write the selection into the address and omit defaults', () => {
    expect(withChoice(depth, '50', address('domain=a.example')).toString()).toBe('domain=a.example&top=50');
    expect(withChoice(depth, '10', address('domain=a.example&top=50')).toString()).toBe('domain=a.example');
  });

  it('keep the subject of the table', () => {
    expect(withoutChoices(meta, address('domain=a.example&top=50&db=msk'))).toBe('domain=a.example&db=msk');
  });
});
