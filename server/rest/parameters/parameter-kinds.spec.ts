import type { FastifyRequest } from 'fastify';
import { Upload } from 'graphql-upload-minimal';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { measureProcessorMs } from '../../../tests/support/processor-time.js';
import { AppError } from '../../errors/app-error.js';
import { getDocumentedParameters } from '../docs/documented-parameters.js';
import {
  choiceList,
  file,
  flag,
  lineLists,
  lines,
  list,
  numberChoice,
  object,
  text,
  textChoice,
  integer,
  isFile,
} from './parameter-kinds.js';
import { readParameters } from './read-parameters.js';
import { inBody, inPath, inQuery } from './rest-parameters.js';

const description = { en: 'A value.', ru: 'Значение.' };

const read = (kind: z.ZodType, value: unknown) => {
  const parameters = z.object({ value: inQuery(kind, { aliases: ['other'], description }) });
  try {
    return readParameters(parameters, { query: { other: value } } as FastifyRequest).value;
  } catch (error) {
    if (error instanceof AppError) return error.details['what'];
    throw error;
  }
};

const picture = new Upload();

describe('readParameters', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['digits', integer(), ' 7 ', 7],
    ['a number', integer({ from: 1, to: 7 }), 7, 7],
    ['a choice of numbers', numberChoice([10, 50]), '50', 50],
    ['a word for yes', flag(), 'true', true],
    ['a digit for no', flag(), 0, false],
    ['a number as text', text(), 5, '5'],
    ['a choice of texts', textChoice(['a', 'b']), 'b', 'b'],
    ['lines', list(), 'a\r\n\n b ', ['a', 'b']],
    ['an array, whose texts may have lines', list(), ['a\nb', ' ', 3], ['a\nb', '3']],
    ['lines with blank ones', lines(), 'a\r\n\n b ', ['a', '', ' b ']],
    ['an array of lines', lines(), ['a\nb', '', 3], ['a\nb', '', '3']],
    ['lists', lineLists(), [['a', 1], 'b'], ['a\n1', 'b']],
    ['lists as JSON', lineLists(), '{"0":["a"],"1":"b"}', ['a', 'b']],
    ['choices', choiceList(['a', 'b']), 'a,b', ['a', 'b']],
    ['a JSON text', object(), '{"a":{"b":null}}', { a: { b: null } }],
    ['a file', file(), picture, picture],
    ['nothing', text().optional(), '', undefined],
    ['what stands for nothing', integer().default(3), null, 3],
  ])('accepts %s', (_what, kind, value, expected) => {
    expect(read(kind, value)).toEqual(expected);
  });

  it.each<[z.ZodType, unknown, string, string]>([
    [text(), '', 'is missing', 'не указан'],
    [text(), ['a'], 'must be a string', 'должен быть одной строкой'],
    [
      text(),
      'x'.repeat(20_001),
      'must be at most 20,000 characters',
      'должен быть не длиннее 20\u00a0000 знаков',
    ],
    [text(), 'a\0', 'must hold no zero character', 'не должен содержать нулевой знак'],
    [integer(), '1.5', 'must be a whole number from 0', 'должен быть целым числом от 0'],
    [integer(), -1, 'must be a whole number from 0', 'должен быть целым числом от 0'],
    [integer(), 2 ** 53, 'must be a whole number from 0', 'должен быть целым числом от 0'],
    [
      integer({ from: 1, to: 500 }).default(20),
      '501',
      'must be a whole number from 1 to 500',
      'должен быть целым числом от 1 до 500',
    ],
    [numberChoice([10, 50]).optional(), '11', 'must be one of 10, 50', 'должен быть одним из 10, 50'],
    [numberChoice([10, 50]), 'x', 'must be one of 10, 50', 'должен быть одним из 10, 50'],
    [
      flag().optional(),
      'yes',
      'must be true or false (or 1 or 0)',
      'должен быть true или false (или 1 или 0)',
    ],
    [textChoice(['a', 'b']).default('a'), 'c', 'must be one of a, b', 'должен быть одним из a, b'],
    [textChoice(['a', 'b']), {}, 'must be a string', 'должен быть одной строкой'],
    [choiceList(['a', 'b']), 'a,x', 'must be one of a, b', 'должен быть одним из a, b'],
    [lines(), ['a', {}], 'must be a list of strings', 'должен быть списком строк'],
    [
      lines(),
      '\n'.repeat(200_000),
      'must contain at most 200,000 lines',
      'должен содержать не больше 200\u00a0000 строк',
    ],
    [lineLists(), ['a', {}], 'must be a list of lists', 'должен быть списком списков'],
    [list(), ['a', {}], 'must be a string', 'должен быть одной строкой'],
    [
      list(),
      Array.from({ length: 10_001 }, () => 'a'),
      'must contain at most 10,000 lines',
      'должен содержать не больше 10\u00a0000 строк',
    ],
    [
      list(),
      'x'.repeat(20_001),
      'must be at most 20,000 characters',
      'должен быть не длиннее 20\u00a0000 знаков',
    ],
    [object(), '[1]', 'must be an object', 'должен быть объектом'],
    [object(), '{"a', 'must be an object', 'должен быть объектом'],
    [object(), '\0', 'must hold no zero character', 'не должен содержать нулевой знак'],
    [file(), 'a', 'must be a file', 'должен быть файлом'],
  ])('rejects invalid values, case %#', (kind, value, en, ru) => {
    expect(read(kind, value)).toEqual({ en: `value ${en}`, ru: `value ${ru}` });
  });

  it.each<[string, z.ZodType, unknown]>([
    ['a list of objects', list(), Array.from({ length: 500_000 }, () => ({}))],
    ['a list of NUL characters', list(), Array.from({ length: 500_000 }, () => '\0')],
    ['lines that are objects', lines(), Array.from({ length: 500_000 }, () => ({}))],
    ['millions of blank lines', lines(), '\n'.repeat(5_000_000)],
    ['millions of blank texts', lines(), Array.from({ length: 5_000_000 }, () => '')],
    ['lists that are objects', lineLists(), Array.from({ length: 500_000 }, () => ({}))],
    ['unknown choices', choiceList(['a', 'b']), 'x,'.repeat(500_000)],
    ['unknown choices of a list', choiceList(['a', 'b']), Array.from({ length: 500_000 }, () => 1)],
  ])('reports %s without an issue for each value', async (_what, kind, value) => {
    const parameters = z.object({ value: inQuery(kind, { description }) });
    const processorMs = await measureProcessorMs(() => {
      expect(() => readParameters(parameters, { body: { value } } as FastifyRequest)).toThrow(AppError);
    });
    expect(processorMs).toBeLessThan(500);
  });

  it('reports the first invalid parameter and reads each from its declared location', () => {
    const parameters = z.object({
      id: inPath(integer(), { description }),
      name: inQuery(text(), { description }),
      secret: inBody(text().optional(), { description }),
    });
    const request = {
      params: { id: '4', name: 'path' },
      query: { id: '5', name: 'query', secret: 'query' },
      body: { params: { name: 'nested' } },
    } as unknown as FastifyRequest;
    expect(readParameters(parameters, request)).toEqual({ id: 4, name: 'nested' });
    expect(() => readParameters(parameters, { params: {}, query: {} } as FastifyRequest)).toThrow(
      'id is missing',
    );
  });
});

it('documents a parameter by the schema that parses it', () => {
  const kinds = {
    page: integer({ from: 1, to: 9 }).default(2),
    count: integer().optional(),
    days: numberChoice([7, 30]),
    form: textChoice(['csv', 'json']).default('json'),
    names: list().optional(),
    picture: file(),
  };
  const parameters = z.object(kinds);
  for (const kind of Object.values(kinds)) inQuery(kind, { description });
  const documentedKinds = getDocumentedParameters(parameters).map(({ name, required, json }) => [
    name,
    required,
    json,
  ]);
  expect(documentedKinds).toEqual([
    ['page', false, { type: 'integer', minimum: 1, maximum: 9, default: 2 }],
    ['count', false, { type: 'integer', minimum: 0 }],
    ['days', true, { type: 'integer', enum: [7, 30] }],
    ['form', false, { type: 'string', enum: ['csv', 'json'], default: 'json' }],
    ['names', false, { type: 'array', items: { type: 'string' } }],
    ['picture', true, { type: 'string', format: 'binary' }],
  ]);
});

it('recognizes files, also optional ones', () => {
  expect([file(), file().optional()].map(isFile)).toEqual([true, true]);
  expect([text(), list().optional(), integer().default(1), object()].some(isFile)).toBe(false);
});
