import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Private key and certificate of a server, in PEM. */
interface ServerIdentity {
  key: string;
  cert: string;
}

const oids = {
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
  commonName: [0x55, 0x04, 0x03],
  subjectAltName: [0x55, 0x1d, 0x11],
} as const;

/** A self-signed certificate of a host (RFC 5280), valid for a day. */
export function selfSigned(host: string): ServerIdentity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(oid(oids.ecdsaWithSha256));
  const name = sequence(set(sequence(oid(oids.commonName), tagged(0x0c, Buffer.from(host)))));
  const validity = sequence(utcTime(Date.now() - 3_600_000), utcTime(Date.now() + 86_400_000));
  const names = sequence(tagged(0x82, Buffer.from(host)));
  const extensions = sequence(sequence(oid(oids.subjectAltName), tagged(0x04, names)));
  const content = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, extensions),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const certificate = sequence(content, algorithm, tagged(0x03, signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

/** DER: tag, length, content. */
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function set(...parts: Buffer[]): Buffer {
  return tagged(0x31, Buffer.concat(parts));
}

function oid(bytes: readonly number[]): Buffer {
  return tagged(0x06, Buffer.from(bytes));
}

/** UTCTime, `YYMMDDhhmmssZ`. */
function utcTime(time: number): Buffer {
  const digits = new Date(time).toISOString().replace(/\D/g, '').slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`));
}
