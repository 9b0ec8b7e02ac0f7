import { describe, expect, it } from 'vitest';
import {
  getAddressName,
  getParameterNames,
  readAddressParameter,
  getReportParameter,
  reportParameters,
  subjectKeys,
  getSubjectParameters,
  tableParameters,
  type ReportParameterKey,
} from './report-parameters.js';
import { reportSubjects } from './report-vocabulary.js';

const keys = Object.keys(reportParameters) as ReportParameterKey[];

describe('report parameters', () => {
  it('have unique names', () => {
    const names = keys.flatMap((key) => getParameterNames(key));
    expect(names).toHaveLength(new Set(names).size);
  });

  it('are listed once in documentation order: subject, database, table, comparison period', () => {
    expect([...subjectKeys, 'base', ...tableParameters, 'forDay']).toEqual(keys);
  });

  it('identify every subject except none', () => {
    const parametersBySubject = Object.fromEntries(
      reportSubjects.map((subject) => [subject, getSubjectParameters(subject)]),
    );
    expect(parametersBySubject).toEqual({
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

  it('accept their own defaults', () => {
    for (const key of keys) {
      const { default: defaultValue, minimum = 0, maximum = Infinity } = getReportParameter(key);
      if (defaultValue === undefined) continue;
      expect(defaultValue).toBeGreaterThanOrEqual(minimum);
      expect(defaultValue).toBeLessThanOrEqual(maximum);
    }
  });
});

describe('page address', () => {
  const read = (key: ReportParameterKey, address: string) =>
    readAddressParameter(key, new URLSearchParams(address));

  it.each(keys.flatMap((key) => getParameterNames(key).map((name) => [key, name] as const)))(
    'stores %s under the name %s',
    (key, name) => {
      expect(read(key, `${name}=+one+`)).toBe('one');
      expect(read(key, `${name}=+`)).toBeUndefined();
    },
  );

  it('accepts db and base for the database, key and keyword for the keyword', () => {
    expect(
      ['db=msk', 'base=msk', 'base=gny&db=msk', 'db=&base=msk'].map((text) => read('base', text)),
    ).toEqual(Array.from({ length: 4 }, () => 'msk'));
    expect(['key=a', 'keyword=a'].map((text) => read('keyword', text))).toEqual(['a', 'a']);
    expect([getAddressName('base'), getAddressName('keyword'), getAddressName('pageUrl')]).toEqual([
      'db',
      'key',
      'page_url',
    ]);
  });
});
