import { describe, expect, it } from 'vitest';
import { ForbiddenAddress, guardedAgent, isReachableUrl, publicInternet } from './outgoing.js';
import { postOnce } from './post-once.js';
import { isPublicAddress } from './public-address.js';

describe('#42 addresses that visitors name', () => {
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
  ])('%s is not of the public internet', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
    '%s is of the public internet',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it('are https, without a user, of a host with a dot', () => {
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

describe('#43 a connection', () => {
  const body = Buffer.from('x');
  const post = (resolve: () => Promise<{ address: string; family: number }[]>) =>
    postOnce({
      url: 'https://push.example.com:1/',
      headers: {},
      body,
      agent: guardedAgent({ ...publicInternet, resolve }),
    });

  it('is not made where the name leads into this network', async () => {
    await expect(post(() => Promise.resolve([{ address: '127.0.0.1', family: 4 }]))).rejects.toThrow(
      ForbiddenAddress,
    );
    const mixed = [
      { address: '8.8.8.8', family: 4 },
      { address: '::1', family: 6 },
    ];
    await expect(post(() => Promise.resolve(mixed))).rejects.toThrow(ForbiddenAddress);
  });

  it('is judged by the answer that it uses, however the name answered before', async () => {
    const answers = ['192.0.2.1', '10.0.0.1'];
    const rules = { ...publicInternet, mayConnect: (address: string) => address === '192.0.2.1' };
    const agent = guardedAgent({
      ...rules,
      resolve: () => Promise.resolve([{ address: answers.shift() ?? '', family: 4 }]),
    });
    const call = () => postOnce({ url: 'https://push.example.com:1/', headers: {}, body, agent });
    const first = call();
    first.catch(() => undefined);
    await expect.poll(() => answers).toHaveLength(1);
    await expect(call()).rejects.toThrow(ForbiddenAddress);
    agent.destroy();
  });
});
