import { connect } from 'node:net';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { inDeepRuns } from '../../support/test-depth.js';
import { createScriptCaller, fetchCsrfToken } from '../support/caller.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { pngOf, svgOf } from './support/images.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

interface UploadResult {
  status: number;
  logo?: string;
  code?: string;
  field?: string;
  message?: string;
}

interface Sending {
  headers?: Record<string, string>;
  /** Form parts by their variable path in the operation. */
  map?: Record<string, string[]>;
  /** Aborts the request before its response. */
  signal?: AbortSignal;
}

const preflight = { 'apollo-require-preflight': '1' };

/** Uploads a file through GraphQL. */
async function upload(
  user: TestUser,
  file: Buffer | string,
  { headers = preflight, map = { 0: ['variables.file'] }, signal }: Sending = {},
): Promise<UploadResult> {
  const form = new FormData();
  const query = 'mutation ($file: Upload!) { setLogo(file: $file) { logo } }';
  form.append('operations', JSON.stringify({ query, variables: { file: null } }));
  form.append('map', JSON.stringify(map));
  const blob = new Blob([new Uint8Array(Buffer.from(file))]);
  for (const name of Object.keys(map)) form.append(name, blob, '../logo.html');
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      ...user.headers,
      'x-csrf-token': await fetchCsrfToken(app.url, user.headers),
      ...headers,
    },
    body: form,
    signal,
  });
  const { data, errors } = (await response.json()) as {
    data?: { setLogo?: { logo: string } } | null;
    errors?: { message: string; extensions: { code: string; field?: string } }[];
  };
  const [error] = errors ?? [];
  const base = { status: response.status, message: error?.message };
  return { ...base, logo: data?.setLogo?.logo, code: error?.extensions.code, field: error?.extensions.field };
}

/** Uploads a file as a REST form. */
function uploadForm(user: TestUser, name: string, file: Buffer): Promise<Response> {
  const form = new FormData();
  form.append(name, new Blob([new Uint8Array(file)]), 'logo.png');
  return fetch(`${app.url}/api/panel/logo`, {
    method: 'POST',
    headers: { 'x-api-token': user.token },
    body: form,
  });
}

/** An SVG whose rendering never finishes. */
const blurs = '<feGaussianBlur stdDeviation="200"/>'.repeat(2000);
const bomb = svgOf(
  `<defs><filter id="f">${blurs}</filter></defs>${'<rect width="80" height="40" filter="url(#f)"/>'.repeat(200)}`,
);

describe('logos', () => {
  it('a PNG is re-encoded with the same size and pixels and nothing else of the file', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const picture = await sharp({ create: { width: 120, height: 50, channels: 4, background: '#0b7d9f' } })
      .withMetadata({ exif: { IFD0: { Copyright: 'secret-in-exif' } } })
      .png()
      .toBuffer();
    const polyglot = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]);
    const { logo } = await upload(user, polyglot);
    expect(logo).toMatch(new RegExp(`^/panel/logo/${user.id}\\?v=\\d+$`));
    const image = await app.as(user).get(logo ?? '');
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(image.headers.get('x-content-type-options')).toBe('nosniff');
    expect(image.headers.get('content-disposition')).toBe('inline; filename="logo.png"');
    const bytes = Buffer.from(await image.arrayBuffer());
    expect(bytes.includes('secret-in-exif') || bytes.includes('script')).toBe(false);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([120, 50, 0x0b, 0x7d, 0x9f]);
  });

  it('an SVG becomes a PNG', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const { logo } = await upload(user, svgOf('<rect width="80" height="40" fill="#f00"/>'));
    const bytes = Buffer.from(await (await app.as(user).get(logo ?? '')).arrayBuffer());
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.format, info.width, info.height, ...data.subarray(0, 3)]).toEqual([
      'raw',
      80,
      40,
      255,
      0,
      0,
    ]);
  });

  it.each([
    ['a PNG of 51 px', () => pngOf(10, 51), 51],
    [
      'a decompression bomb of 30000 by 30000 px',
      () => pngOf(30_000, 30_000, deflateSync(Buffer.alloc(1000))),
      30_000,
    ],
    ['an SVG of 200 px', () => svgOf('', 'width="10" height="200"'), 200],
  ])('%s is rejected with its height', async (_name, picture, height) => {
    const user = await createUser(app, { kind: 'demo' });
    const response = await upload(user, picture());
    expect(response).toMatchObject({ code: 'LOGO_HEIGHT', field: 'file' });
    expect(response.message).toContain(height.toLocaleString('en-US'));
    expect(response.message).toContain('50');
  });

  // sanitize-svg.spec.ts has the other kinds of active content.
  it.each([
    ['a script', svgOf('<script>alert(1)</script>')],
    ['a linked image', svgOf('<image href="file:///etc/passwd" width="9" height="9"/>')],
  ])('an SVG with %s is rejected', async (_name, picture) => {
    const user = await createUser(app, { kind: 'demo' });
    const { code, field } = await upload(user, picture);
    expect(['INVALID_FIELD', 'LOGO_TYPE']).toContain(code);
    expect(field).toBe('file');
  });

  it.each([
    ['HTML', Buffer.from('<html><script>1</script></html>')],
    ['GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['a broken PNG', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)])],
    ['UTF-16', Buffer.from(`\ufeff${svgOf('')}`, 'utf16le')],
  ])('%s is rejected', async (_name, file) => {
    const user = await createUser(app, { kind: 'demo' });
    expect(await upload(user, file)).toMatchObject({ code: 'LOGO_TYPE', field: 'file' });
  });

  it('an SVG that never finishes rendering is aborted while others are served', async () => {
    const user = await createUser(app, { kind: 'demo' });
    let isRendering = true;
    const rejected = upload(user, bomb).finally(() => {
      isRendering = false;
    });
    expect((await app.as(user).graphql('{ viewer { kind } }')).status).toBe(200);
    expect(isRendering).toBe(true);
    expect(await rejected).toMatchObject({ code: 'LOGO_TYPE' });
  }, 30_000);

  inDeepRuns(() => {
    it('eight slow logos of one account do not delay the logo of another account', async () => {
      const [greedy, other] = [
        await createUser(app, { kind: 'demo' }),
        await createUser(app, { kind: 'demo' }),
      ];
      const leaving = new AbortController();
      let rejectedCount = 0;
      const hostile = Array.from({ length: 8 }, () =>
        upload(greedy, bomb, { signal: leaving.signal }).then(
          () => (rejectedCount += 1),
          () => undefined,
        ),
      );
      expect((await upload(other, pngOf(30, 20))).logo).toBeDefined();
      expect(rejectedCount).toBeLessThan(4);
      leaving.abort();
      await Promise.all(hostile);
    }, 60_000);
  });

  it('a file of 1 MB is accepted, one byte more is rejected with the limit, and so are many files or a missing preflight header', async () => {
    const user = await createUser(app, { kind: 'pro' });
    const megabyte = 1024 * 1024;
    const padded = pngOf(20, 20, undefined, megabyte);
    expect(padded.length).toBe(megabyte);
    expect((await upload(user, padded)).logo).toBeDefined();
    expect(await upload(user, Buffer.concat([padded, Buffer.alloc(1)]))).toMatchObject({
      code: 'TOO_LARGE',
    });
    expect((await uploadForm(user, 'file', Buffer.concat([padded, Buffer.alloc(1)]))).status).toBe(413);
    const many = await upload(user, pngOf(9, 9), {
      map: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [index, ['variables.file']])),
    });
    expect(many.status).toBe(413);
    const simple = await upload(user, pngOf(9, 9), { headers: {} });
    expect(simple.status).toBe(400);
  });

  it('a rejected upload is drained, so the connection serves the next request', async () => {
    const boundary = 'x'.repeat(20);
    const part = (partHeaders: string, body: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; ${partHeaders}\r\n\r\n${body}\r\n`;
    const query = 'mutation ($file: Upload!) { setLogo(file: $file) { logo } }';
    const body =
      part('name="operations"', JSON.stringify({ query, variables: { file: null } })) +
      part('name="map"', JSON.stringify({ 0: ['variables.file'] })) +
      part('name="0"; filename="a.png"', 'z'.repeat(900_000)) +
      `--${boundary}--\r\n`;
    const formHeaders = (length: number) =>
      `POST /graphql HTTP/1.1\r\nhost: localhost\r\napollo-require-preflight: 1\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${length}\r\n\r\n`;
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.write(formHeaders(body.length) + body);
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    let received = '';
    for await (const chunk of socket) received += String(chunk);
    expect(received.match(/HTTP\/1\.1 \d+/g)).toHaveLength(2);
    expect(received).toMatch(/HTTP\/1\.1 200(?![^]*HTTP)/);
    expect(received).toContain('AUTHORIZATION_REQUIRED');
  });

  it('REST accepts the form field file or logo and deletes the logo', async () => {
    const user = await createUser(app, { kind: 'pro' });
    const calls = createScriptCaller(app.url, user);
    for (const name of ['file', 'logo']) {
      const response = await uploadForm(user, name, pngOf(30, 20));
      expect([name, response.status]).toEqual([name, 200]);
      const { id, logo } = (await response.json()) as { id: number; logo: string };
      expect([id, logo]).toEqual([user.id, expect.stringMatching(/^\/panel\/logo\//)]);
    }
    const removed = await calls.send('DELETE', '/api/panel/logo');
    expect(await removed.json()).toMatchObject({ logo: null });
    expect((await calls.get(`/api/panel/logo/${user.id}`)).status).toBe(404);
    // A guest's picture would be rejected with another error if it were decoded.
    const unreadable = Buffer.alloc(100, 'z');
    expect((await uploadForm(user, 'file', unreadable)).status).toBe(422);
    expect((await uploadForm({ ...user, token: '' }, 'file', unreadable)).status).toBe(401);
    const rejected = await calls.send('POST', '/api/panel/logo', { file: 'text' });
    expect(rejected.status).toBe(400);
  });

  it('a logo is visible only to its user and team', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const member = await createUser(app, { kind: 'demo', owner });
    const otherUser = await createUser(app, { kind: 'team' });
    await upload(owner, pngOf(30, 20));
    const path = `/panel/logo/${owner.id}`;
    const statusFor = async (headers: Record<string, string>) => (await app.as({ headers }).get(path)).status;
    expect(await statusFor(owner.headers)).toBe(200);
    expect(await statusFor(member.headers)).toBe(200);
    expect(await statusFor(otherUser.headers)).toBe(404);
    expect(await statusFor({})).toBe(401);
    await app
      .as(owner)
      .graphql('mutation ($email: String!) { removeCorporateUser(email: $email) { used } }', {
        email: member.email,
      });
    expect(await statusFor(member.headers)).toBe(401);
    expect((await app.as(otherUser).get('/panel/logo/x')).status).toBe(404);
  });
});
