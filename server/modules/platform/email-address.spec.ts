import { describe, expect, it } from 'vitest';
import { normaliseEmail } from './email-address.js';
import { measureProcessorMs } from '../../../tests/support/processor-time.js';

describe('the normal form of an e-mail', () => {
  it.each([
    [' Ann@Bücher.Example ', 'ann@xn--bcher-kva.example'],
    ['ann@people.example', 'ann@people.example'],
    ['ann', undefined],
    ['@people.example', undefined],
    ['ann@people', undefined],
  ])('of %j is %j', (input, email) => {
    expect(normaliseEmail(input)).toBe(email);
  });

  it('excludes the addresses of deleted accounts', () => {
    expect(normaliseEmail('deleted-7@deleted.invalid')).toBeUndefined();
    expect(normaliseEmail('deleted-7@DELETED.INVALID')).toBeUndefined();
    expect(normaliseEmail('ann@notinvalid.example')).toBe('ann@notinvalid.example');
  });

  it('excludes long texts at once', async () => {
    const processorMs = await measureProcessorMs(() => {
      expect(normaliseEmail(`a@${'ж'.repeat(500_000)}.example`)).toBeUndefined();
    });
    expect(processorMs).toBeLessThan(500);
  });
});
