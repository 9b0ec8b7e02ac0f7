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

describe('the switches of a report', () => {
  it('are the arguments that take a few values only', () => {
    expect(switchedArguments(meta)).toEqual([depth]);
  });

  it.each([
    ['domain=a.example', '10'],
    ['domain=a.example&top=50', '50'],
    ['top=7', '10'],
    ['top=', '10'],
  ])('show for %s the value %s', (query, value) => {
    expect(selectedValue(depth, address(query))).toBe(value);
  });

  it('write what is chosen into the address, and nothing for what holds anyway', () => {
    expect(withChoice(depth, '50', address('domain=a.example')).toString()).toBe('domain=a.example&top=50');
    expect(withChoice(depth, '10', address('domain=a.example&top=50')).toString()).toBe('domain=a.example');
  });

  it('leave the subject of the table as it is', () => {
    expect(withoutChoices(meta, address('domain=a.example&top=50&db=msk'))).toBe('domain=a.example&db=msk');
  });
});
