import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { contentDisposition } from './export-response.js';

describe('the name of a download', () => {
  it.each([
    ['report.csv', `attachment; filename="report.csv"; filename*=UTF-8''report.csv`],
    [`a"b\r\n'é.csv`, `attachment; filename="a_b__'_.csv"; filename*=UTF-8''a%22b%0D%0A%27%C3%A9.csv`],
    ['\ud83d.csv', `attachment; filename="_.csv"; filename*=UTF-8''%EF%BF%BD.csv`],
  ])('%j is escaped, and half a character is replaced', (name, header) => {
    expect(contentDisposition('attachment', name)).toBe(header);
  });
});
