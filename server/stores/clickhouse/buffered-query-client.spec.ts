import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../errors/error-code.js';
import { BufferedQueryClient, formatParameter } from './buffered-query-client.js';

describe('formatParameter', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['кофе ☕', 'кофе ☕'],
    ["it's", "it\\'s"],
    ['a\\b', 'a\\\\b'],
    ['\\N', '\\\\N'],
    ['a\tb\nc\rd', 'a\\tb\\nc\\rd'],
    [12, '12'],
    [-0.5, '-0.5'],
    [2n ** 63n, '9223372036854775808'],
    [true, '1'],
    [false, '0'],
    [null, '\\N'],
    [[], '[]'],
    [['a', "b'],['c", '\\'], "['a','b\\'],[\\'c','\\\\']"],
    [[1, 2n, null, true], '[1,2,NULL,TRUE]'],
    [[[1, 2], ['x']], "[[1,2],['x']]"],
  ])('serializes %s as %s', (value, text) => {
    expect(formatParameter(value)).toBe(text);
  });
});

describe('BufferedQueryClient', () => {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    request.resume();
    request.on('end', () => response.end('{}'));
  });
  let client: BufferedQueryClient;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    client = new BufferedQueryClient({ url: `http://127.0.0.1:${port}` }, 'default');
  });
  afterAll(() => {
    client.close();
    server.close();
  });

  const execute = (sql: string, text: string) =>
    client.execute({ sql, id: 'a', settings: {}, parameters: { text }, signal: undefined });

  it('sends no statement that the engine would refuse before it has received it', async () => {
    expect(await execute(`SELECT ${'1'.repeat(200_000)}`, 'a')).toBe('{}');
    expect(requests).toBe(1);
    await expect(execute(`SELECT ${'1'.repeat(300_000)}`, 'a')).rejects.toMatchObject({
      code: ErrorCode.TooHeavy,
    });
    await expect(execute('SELECT 1', 'a'.repeat(1_100_000))).rejects.toMatchObject({
      code: ErrorCode.TooHeavy,
    });
    expect(requests).toBe(1);
  });
});
