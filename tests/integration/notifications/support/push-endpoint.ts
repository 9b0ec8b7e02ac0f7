import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { OutgoingRules } from '../../../../server/http-client/outgoing-rules.js';
import { selfSigned } from './self-signed.js';

/** A request to the push service. */
export interface PushRequest {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A push service with an HTTPS host name that resolves to this machine. */
export interface PushEndpoint {
  /** Origin of the service. */
  url: string;
  received: PushRequest[];
  /** Status of the next responses. */
  status: number;
  /** Redirect target of the next responses, or undefined. */
  location: string | undefined;
  /** Outbound rules that allow this endpoint. */
  rules: OutgoingRules;
  close(): Promise<void>;
}

const host = '127.0.0.1';

export async function openPushEndpoint(): Promise<PushEndpoint> {
  const name = 'push.browsers.example';
  const identity = selfSigned(name);
  const addresses: Readonly<Record<string, readonly string[]>> = {
    [name]: [host],
    'intranet.browsers.example': ['10.0.0.1'],
    'mixed.browsers.example': [host, '10.0.0.1'],
  };
  const endpoint: Omit<PushEndpoint, 'url' | 'close'> = {
    received: [],
    status: 201,
    location: undefined,
    rules: {
      isAllowedAddress: (address) => address === host,
      trustedCertificates: identity.cert,
      resolve: (request) =>
        addresses[request]
          ? Promise.resolve(addresses[request].map((address) => ({ address, family: 4 })))
          : Promise.reject(Object.assign(new Error(`no such name: ${request}`), { code: 'ENOTFOUND' })),
    },
  };
  const server = createServer(identity, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      endpoint.received.push({ path, headers, body: Buffer.concat(chunks) });
      if (endpoint.location !== undefined) response.setHeader('location', endpoint.location);
      response.writeHead(endpoint.status).end('an answer that nobody reads');
    });
  });
  const port = await listen(server);
  return Object.assign(endpoint, {
    url: `https://${name}:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

/** A subscribed browser with its own decryption keys. */
export class PushBrowser {
  private readonly keys = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  /** Endpoint URL of this browser. */
  readonly endpoint: string;

  constructor(service: string) {
    this.keys.generateKeys();
    this.endpoint = `${service}/send/${randomBytes(12).toString('base64url')}`;
  }

  /** Subscription data sent to the server. */
  get subscription(): { endpoint: string; p256dh: string; auth: string } {
    const p256dh = this.keys.getPublicKey('base64url');
    return { endpoint: this.endpoint, p256dh, auth: this.secret.toString('base64url') };
  }

  /** Decrypts a message (RFC 8291 and RFC 8188): one record of aes128gcm. */
  decrypt({ body }: PushRequest): unknown {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const senderKey = body.subarray(21, 21 + keyLength);
    const ciphertext = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), senderKey]);
    const shared = hkdf(this.keys.computeSecret(senderKey), this.secret, info, 32);
    const key = hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(ciphertext.subarray(-16));
    const record = Buffer.concat([cipher.update(ciphertext.subarray(0, -16)), cipher.final()]);
    return JSON.parse(record.subarray(0, record.lastIndexOf(2)).toString('utf8'));
  }
}

/** Claims of the VAPID header (RFC 8292), after its signature is verified with the expected key. */
export function vapidClaims({ headers }: PushRequest, expectedKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers['authorization'])) ?? [];
  if (key !== expectedKey) throw new Error('another key');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const isSignatureValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    signed,
    Buffer.from(signature, 'base64url'),
  );
  if (!isSignatureValid) throw new Error('a wrong signature');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<string, unknown>;
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

async function listen(server: Server): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}
