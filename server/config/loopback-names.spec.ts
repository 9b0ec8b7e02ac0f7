import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isLoopbackName } from './loopback-names.js';

describe('loopback names', () => {
  it.each(['localhost', 'LOCALHOST', 'app.localhost', '127.0.0.1', '127.9.9.9', '[::1]', '::1'])(
    'accepts %s',
    (name) => {
      expect(isLoopbackName(name)).toBe(true);
    },
  );
  it.each([
    'localhost.example',
    'notlocalhost',
    '128.0.0.1',
    '[::2]',
    '0.0.0.0',
    '10.0.0.1',
    '127.0.0.1.example',
    '',
  ])('rejects %s', (name) => {
    expect(isLoopbackName(name)).toBe(false);
  });
  it('recognizes IPv4-mapped IPv6 addresses', () => {
    expect(isLoopbackAddress('::ffff:127.0.0.1')).toBe(true);
    expect(isLoopbackAddress('::ffff:10.0.0.1')).toBe(false);
  });
});
