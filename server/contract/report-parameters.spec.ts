import { describe, expect, it } from 'vitest';
import {
  addressName,
  namesOf,
  readAddress,
  reportParameter,
  reportParameters,
  subjectKeys,
  subjectParameters,
  tableParameters,
  type ReportParameterKey,
} from './report-parameters.js';
import { reportSubjects } from './report-vocabulary.js';

const keys = Object.keys(reportParameters) as ReportParameterKey[];

describe('the parameters of reports', () => {
  it('are told apart by every name that they have', () => {
    const names = keys.flatMap((key) => namesOf(key));
    expect(names).toHaveLength(new Set(names).size);
  });

  it('stand in an order of faces, each once: the subject, the database, the table, the days', () => {
    expect([...subjectKeys, 'base', ...tableParameters, 'forDay']).toEqual(keys);
  });

  it('name every subject but the one that is about the database alone', () => {
    const about = Object.fromEntries(reportSubjects.map((subject) => [subject, subjectParameters(subject)]));
    expect(about).toEqual({
      domain: ['domain'],
      page: ['domain', 'pageUrl'],
      keyword: ['keyword', 'kid'],
      owner: ['id'],
      group: ['rid', 'share'],
      run: ['uid'],
      clustering: ['uid', 'folder'],
      none: [],
    });
  });

  it('take their own default', () => {
    for (const key of keys) {
      const { default: defaultValue, minimum = 0, maximum = Infinity } = reportParameter(key);
      if (defaultValue === undefined) continue;
      expect(defaultValue).toBeGreaterThanOrEqual(minimum);
      expect(defaultValue).toBeLessThanOrEqual(maximum);
    }
  });
});

describe('the address of a page', () => {
  const read = (key: ReportParameterKey, address: string) => readAddress(key, new URLSearchParams(address));

  it.each(keys.flatMap((key) => namesOf(key).map((name) => [key, name] as const)))(
    'holds %s by the name %s',
    (key, name) => {
      expect(read(key, `${name}=+one+`)).toBe('one');
      expect(read(key, `${name}=+`)).toBeUndefined();
    },
  );

  it('names the database by db and by base, and the keyword by key and by keyword', () => {
    expect(
      ['db=msk', 'base=msk', 'base=gny&db=msk', 'db=&base=msk'].map((text) => read('base', text)),
    ).toEqual(Array.from({ length: 4 }, () => 'msk'));
    expect(['key=a', 'keyword=a'].map((text) => read('keyword', text))).toEqual(['a', 'a']);
    expect([addressName('base'), addressName('keyword'), addressName('pageUrl')]).toEqual([
      'db',
      'key',
      'page_url',
    ]);
  });
});
