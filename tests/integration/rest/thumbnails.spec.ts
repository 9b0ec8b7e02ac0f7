import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExternalThumbnails } from '../../../server/modules/thumbnails/external-thumbnails.js';
import { publicInternet } from '../../../server/http-client/outgoing-rules.js';
import { selfSigned } from '../notifications/support/self-signed.js';
import { runApp, type RunningApp } from '../support/running-app.js';

const name = 'pictures.service.example';
let app: RunningApp;
let server: Server;
const requested: string[] = [];

beforeAll(async () => {
  const identity = selfSigned(name);
  const picture = await sharp({ create: { width: 1280, height: 800, channels: 3, background: '#c12e2b' } })
    .png()
    .toBuffer();
  server = createServer(identity, ({ url = '' }, response) => {
    requested.push(url);
    if (url.includes('beta')) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>no picture</p>');
    } else response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  app = await runApp(
    { thumbnailUrl: `https://${name}:${port}/of/{domain}.png` },
    {
      isAllowedAddress: (address) => address === '127.0.0.1',
      trustedCertificates: identity.cert,
      resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    },
  );
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const typeOf = async (domain: string) => {
  const response = await app.as({ headers: {} }).get(`/thumbnail/${domain}`);
  // An unread response keeps its connection open, and the server would wait for it.
  await response.arrayBuffer();
  return [response.status, response.headers.get('content-type')];
};

describe('site thumbnails', () => {
  it('are generated cards without a picture, also under /api and for Unicode names', async () => {
    const response = await app.as({ headers: {} }).get('/api/thumbnail/неизвестный.example');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([480, 300]);
    expect(await typeOf('not a domain')).toEqual([404, expect.stringContaining('application/json')]);
  });

  it('are fetched once, resized and cached', async () => {
    const calls = app.as({ headers: {} });
    const both = await Promise.all([
      calls.get('/thumbnail/alpha.example'),
      calls.get('/thumbnail/alpha.example'),
    ]);
    for (const response of both) {
      expect(response.headers.get('content-type')).toBe('image/webp');
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([width, height]).toEqual([480, 300]);
    }
    expect(await typeOf('alpha.example')).toEqual([200, 'image/webp']);
    expect(requested.filter((url) => url.includes('alpha'))).toEqual(['/of/alpha.example.png']);
  });

  it('stay cards when the service has none, without immediate retries', async () => {
    expect(await typeOf('beta.example')).toEqual([200, 'image/svg+xml']);
    expect(await typeOf('beta.example')).toEqual([200, 'image/svg+xml']);
    expect(requested.filter((url) => url.includes('beta'))).toHaveLength(1);
  });

  it('are not fetched for domains outside the database', async () => {
    expect(await typeOf('somebody-elses.example')).toEqual([200, 'image/svg+xml']);
    expect(requested.some((url) => url.includes('somebody'))).toBe(false);
  });

  it('never come from internal addresses: the outbound rules apply', async () => {
    const { port } = server.address() as AddressInfo;
    const before = requested.length;
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      const service = new ExternalThumbnails(`https://${host}:${port}/of/{domain}.png`, publicInternet);
      expect(await service.picture('alpha.example')).toBeUndefined();
    }
    expect(requested).toHaveLength(before);
  });
});
