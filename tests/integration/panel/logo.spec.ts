import { connect } from 'node:net';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { csrfTokenOf } from '../support/caller.js';
import { createUser, type TestUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { pngOf, svgOf } from './support/pictures.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

interface Answer {
  status: number;
  logo?: string;
  code?: string;
  field?: string;
  message?: string;
}

interface Sending {
  headers?: Record<string, string>;
  /** Where the parts of the form belong in the operation. */
  map?: Record<string, string[]>;
  /** Aborting it leaves without waiting for the answer. */
  signal?: AbortSignal;
}

const preflight = { 'apollo-require-preflight': '1' };

/** Sends a file by GraphQL. */
async function upload(
  person: TestUser,
  file: Buffer | string,
  { headers = preflight, map = { 0: ['variables.file'] }, signal }: Sending = {},
): Promise<Answer> {
  const form = new FormData();
  const query = 'mutation ($file: Upload!) { setLogo(file: $file) { logo } }';
  form.append('operations', JSON.stringify({ query, variables: { file: null } }));
  form.append('map', JSON.stringify(map));
  const blob = new Blob([new Uint8Array(Buffer.from(file))]);
  for (const name of Object.keys(map)) form.append(name, blob, '../logo.html');
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      ...person.headers,
      'x-csrf-token': await csrfTokenOf(app.url, person.headers),
      ...headers,
    },
    body: form,
    signal,
  });
  const { data, errors } = (await answer.json()) as {
    data?: { setLogo?: { logo: string } } | null;
    errors?: { message: string; extensions: { code: string; field?: string } }[];
  };
  const [error] = errors ?? [];
  const base = { status: answer.status, message: error?.message };
  return { ...base, logo: data?.setLogo?.logo, code: error?.extensions.code, field: error?.extensions.field };
}

/** Sends a file as a form by REST. */
function uploadForm(person: TestUser, name: string, file: Buffer): Promise<Response> {
  const form = new FormData();
  form.append(name, new Blob([new Uint8Array(file)]), 'logo.png');
  return fetch(`${app.url}/api/panel/logo`, {
    method: 'POST',
    headers: { 'x-api-token': person.token },
    body: form,
  });
}

/** An SVG that takes for ever to draw. */
const blurs = '<feGaussianBlur stdDeviation="200"/>'.repeat(2000);
const bomb = svgOf(
  `<defs><filter id="f">${blurs}</filter></defs>${'<rect width="80" height="40" filter="url(#f)"/>'.repeat(200)}`,
);

describe('logos', () => {
  it('A6 #39 a PNG is drawn anew: same size and pixels, nothing else of the file', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const picture = await sharp({ create: { width: 120, height: 50, channels: 4, background: '#0b7d9f' } })
      .withMetadata({ exif: { IFD0: { Copyright: 'secret-in-exif' } } })
      .png()
      .toBuffer();
    const polyglot = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]);
    const { logo } = await upload(person, polyglot);
    expect(logo).toMatch(new RegExp(`^/panel/logo/${person.id}\\?v=\\d+$`));
    const shown = await app.as(person).get(logo ?? '');
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.headers.get('content-disposition')).toBe('inline; filename="logo.png"');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.includes('secret-in-exif') || bytes.includes('script')).toBe(false);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([120, 50, 0x0b, 0x7d, 0x9f]);
  });

  it('A6 an SVG becomes a PNG', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const { logo } = await upload(person, svgOf('<rect width="80" height="40" fill="#f00"/>'));
    const bytes = Buffer.from(await (await app.as(person).get(logo ?? '')).arrayBuffer());
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
    ['a bomb of 30000 by 30000 px', () => pngOf(30_000, 30_000, deflateSync(Buffer.alloc(1000))), 30_000],
    ['an SVG of 200 px', () => svgOf('', 'width="10" height="200"'), 200],
  ])('#39 %s is refused with its height', async (_name, picture, height) => {
    const person = await createUser(app, { kind: 'demo' });
    const answer = await upload(person, picture());
    expect(answer).toMatchObject({ code: 'LOGO_HEIGHT', field: 'file' });
    expect(answer.message).toContain(String(height));
    expect(answer.message).toContain('50');
  });

  it.each([
    ['a script', svgOf('<script>alert(1)</script>')],
    ['a handler', svgOf('<rect width="1" height="1" onload="alert(1)"/>')],
    [
      'foreign content',
      svgOf('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
    ],
    ['a linked picture', svgOf('<image href="file:///etc/passwd" width="9" height="9"/>')],
    ['a linked use', svgOf('<use xlink:href="http://example.com/a.svg#a"/>')],
    ['a linked style', svgOf('<style>@import "http://example.com/a.css";</style>')],
    ['a linked filling', svgOf('<rect width="9" height="9" fill="url(http://example.com/a.svg#a)"/>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svgOf('<text>&x;</text>')}`],
    ['a stylesheet', svgOf('<?xml-stylesheet href="http://example.com/a.css"?>')],
  ])('#39 an SVG with %s is refused', async (_name, picture) => {
    const person = await createUser(app, { kind: 'demo' });
    const { code, field } = await upload(person, picture);
    expect(['INVALID_FIELD', 'LOGO_TYPE']).toContain(code);
    expect(field).toBe('file');
  });

  it.each([
    ['HTML', Buffer.from('<html><script>1</script></html>')],
    ['GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['a broken PNG', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)])],
    ['UTF-16', Buffer.from(`\ufeff${svgOf('')}`, 'utf16le')],
  ])('#39 %s is no logo', async (_name, file) => {
    const person = await createUser(app, { kind: 'demo' });
    expect(await upload(person, file)).toMatchObject({ code: 'LOGO_TYPE', field: 'file' });
  });

  it('#39 an SVG that would take for ever to draw is given up, and others are served meanwhile', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const started = performance.now();
    const refused = upload(person, bomb);
    expect((await app.as(person).graphql('{ viewer { kind } }')).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(3000);
    expect(await refused).toMatchObject({ code: 'LOGO_TYPE' });
    expect(performance.now() - started).toBeLessThan(15_000);
  }, 30_000);

  it('eight of one account that take for ever to draw do not hold up the logo of another one (S8)', async () => {
    const [greedy, other] = [
      await createUser(app, { kind: 'demo' }),
      await createUser(app, { kind: 'demo' }),
    ];
    const leaving = new AbortController();
    let refused = 0;
    const hostile = Array.from({ length: 8 }, () =>
      upload(greedy, bomb, { signal: leaving.signal }).then(
        () => (refused += 1),
        () => undefined,
      ),
    );
    expect((await upload(other, pngOf(30, 20))).logo).toBeDefined();
    expect(refused).toBeLessThan(4);
    leaving.abort();
    await Promise.all(hostile);
  }, 60_000);

  it('#38 a file of 1 MB is read, one byte more is refused with the limit; very many files and no preflight too', async () => {
    const person = await createUser(app, { kind: 'pro' });
    const megabyte = 1024 * 1024;
    const padded = pngOf(20, 20, undefined, megabyte);
    expect(padded.length).toBe(megabyte);
    expect((await upload(person, padded)).logo).toBeDefined();
    expect(await upload(person, Buffer.concat([padded, Buffer.alloc(1)]))).toMatchObject({
      code: 'TOO_LARGE',
    });
    expect((await uploadForm(person, 'file', Buffer.concat([padded, Buffer.alloc(1)]))).status).toBe(413);
    const many = await upload(person, pngOf(9, 9), {
      map: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [at, ['variables.file']])),
    });
    expect(many.status).toBe(413);
    const simple = await upload(person, pngOf(9, 9), { headers: {} });
    expect(simple.status).toBe(400);
  });

  it('#38 what is left of a refused upload is drained: the same connection serves the next request', async () => {
    const boundary = 'x'.repeat(20);
    const part = (head: string, body: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
    const query = 'mutation ($file: Upload!) { setLogo(file: $file) { logo } }';
    const body =
      part('name="operations"', JSON.stringify({ query, variables: { file: null } })) +
      part('name="map"', JSON.stringify({ 0: ['variables.file'] })) +
      part('name="0"; filename="a.png"', 'z'.repeat(900_000)) +
      `--${boundary}--\r\n`;
    const head = (length: number) =>
      `POST /graphql HTTP/1.1\r\nhost: localhost\r\napollo-require-preflight: 1\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${length}\r\n\r\n`;
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.write(head(body.length) + body);
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    let received = '';
    for await (const chunk of socket) received += String(chunk);
    expect(received.match(/HTTP\/1\.1 \d+/g)).toHaveLength(2);
    expect(received).toMatch(/HTTP\/1\.1 200(?![^]*HTTP)/);
    expect(received).toContain('AUTHORIZATION_REQUIRED');
  });

  it('A6 REST takes the form field file or logo, and takes the logo away', async () => {
    const person = await createUser(app, { kind: 'pro' });
    const calls = app.as({ headers: { 'x-api-token': person.token } });
    for (const name of ['file', 'logo']) {
      const answer = await uploadForm(person, name, pngOf(30, 20));
      expect([name, answer.status]).toEqual([name, 200]);
      const { id, logo } = (await answer.json()) as { id: number; logo: string };
      expect([id, logo]).toEqual([person.id, expect.stringMatching(/^\/panel\/logo\//)]);
    }
    const removed = await calls.send('DELETE', '/api/panel/logo');
    expect(await removed.json()).toMatchObject({ logo: null });
    expect((await calls.get(`/api/panel/logo/${person.id}`)).status).toBe(404);
    const wrong = await calls.send('POST', '/api/panel/logo', { file: 'text' });
    expect(wrong.status).toBe(400);
  });

  it('#21 a logo is shown to its person and the colleagues; to everybody else it does not exist', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const member = await createUser(app, { kind: 'demo', owner });
    const stranger = await createUser(app, { kind: 'team' });
    await upload(owner, pngOf(30, 20));
    const path = `/panel/logo/${owner.id}`;
    const statusFor = async (headers: Record<string, string>) => (await app.as({ headers }).get(path)).status;
    expect(await statusFor(owner.headers)).toBe(200);
    expect(await statusFor(member.headers)).toBe(200);
    expect(await statusFor(stranger.headers)).toBe(404);
    expect(await statusFor({})).toBe(401);
    await app
      .as(owner)
      .graphql('mutation ($email: String!) { removeCorporateUser(email: $email) { used } }', {
        email: member.email,
      });
    expect(await statusFor(member.headers)).toBe(401);
    expect((await app.as(stranger).get('/panel/logo/x')).status).toBe(404);
  });
});
