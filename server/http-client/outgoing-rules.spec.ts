import { describe, expect, it } from 'vitest';
import {
  ForbiddenAddressError,
  guardedHttpsAgent,
  isReachableUrl,
  publicInternet,
} from './outgoing-rules.js';
import { postOnce } from './post-once.js';
import { isPublicAddress } from './public-address.js';

describe('addresses from user input', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'no address',
  ])('rejects %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
    'allows %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it('must be https, without credentials, with a dot in the host', () => {
    expect(isReachableUrl('https://push.example.com:8443/x', publicInternet)).toBe(true);
    for (const url of [
      'http://example.com',
      'https://u:p@example.com',
      'https://localhost',
      'https://[::1]',
    ]) {
      expect([url, isReachableUrl(url, publicInternet)]).toEqual([url, false]);
    }
  });
});

describe('a connection', () => {
  const body = Buffer.from('x');
  const post = (resolve: () => Promise<{ address: string; family: number }[]>) =>
    postOnce({
      url: 'https://push.example.com:1/',
      headers: {},
      body,
      agent: guardedHttpsAgent({ ...publicInternet, resolve }),
    });

  it('is refused if the name resolves to a private address', async () => {
    await expect(post(() => Promise.resolve([{ address: '127.0.0.1', family: 4 }]))).rejects.toThrow(
      ForbiddenAddressError,
    );
    const mixed = [
      { address: '8.8.8.8', family: 4 },
      { address: '::1', family: 6 },
    ];
    await expect(post(() => Promise.resolve(mixed))).rejects.toThrow(ForbiddenAddressError);
  });

  it('is checked with the resolved address, even if an earlier one was allowed', async () => {
    const addresses = ['192.0.2.1', '10.0.0.1'];
    const rules = { ...publicInternet, isAllowedAddress: (address: string) => address === '192.0.2.1' };
    const agent = guardedHttpsAgent({
      ...rules,
      resolve: () => Promise.resolve([{ address: addresses.shift() ?? '', family: 4 }]),
    });
    const call = () => postOnce({ url: 'https://push.example.com:1/', headers: {}, body, agent });
    const first = call();
    first.catch(() => undefined);
    await expect.poll(() => addresses).toHaveLength(1);
    await expect(call()).rejects.toThrow(ForbiddenAddressError);
    agent.destroy();
  });
});
