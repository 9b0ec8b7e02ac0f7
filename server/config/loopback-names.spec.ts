import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isLoopbackName } from './loopback-names.js';

describe('what leads to the machine itself', () => {
  it.each(['localhost', 'LOCALHOST', 'app.localhost', '127.0.0.1', '127.9.9.9', '[::1]', '::1'])(
    '%s does',
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
  ])('%s does not', (name) => {
    expect(isLoopbackName(name)).toBe(false);
  });
  it('an IPv4 address is known in the form of IPv6', () => {
    expect(isLoopbackAddress('::ffff:127.0.0.1')).toBe(true);
    expect(isLoopbackAddress('::ffff:10.0.0.1')).toBe(false);
  });
});
