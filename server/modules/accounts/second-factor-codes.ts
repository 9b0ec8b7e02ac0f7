import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hexDigest } from '../platform/digest.js';

const periodSeconds = 30;
const secretBytes = 20;
/** Accepted deviation of the clock of the app. Unit: periods. */
const clockTolerance = 1;

const recoveryCodeCount = 10;
const recoveryCodeBytes = 10;
const recoveryCodeGroups = /.{4}(?=.)/g;

/** A new random TOTP secret in Base32. */
export function generateTotpSecret(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(secretBytes)).buffer }).base32;
}

/** `otpauth:` URI that authenticator apps read from a QR code. */
export function getTotpUri(secret: string, account: { issuer: string; email: string }): string {
  return createTotp(secret, account).toString();
}

/** Time step of a valid code, which is used to reject its second use; undefined for a wrong code. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = createTotp(secret).validate({ token: code, timestamp, window: clockTolerance });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

/** Whether the input has the form of a code of an authenticator app. Other inputs are recovery codes. */
export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** New recovery codes in groups of four characters. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(recoveryCodeBytes)).buffer }).base32.replace(
      recoveryCodeGroups,
      '$&-',
    ),
  );
}

/** Digest of a recovery code, independent of case, spaces and hyphens. */
export function hashRecoveryCode(code: string): string {
  return hexDigest(code.toUpperCase().replace(/[^A-Z2-7]/g, ''));
}

function createTotp(secret: string, { issuer, email }: { issuer?: string; email?: string } = {}): TOTP {
  return new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), period: periodSeconds });
}
