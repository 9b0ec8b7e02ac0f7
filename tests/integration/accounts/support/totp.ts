import { Secret, TOTP } from 'otpauth';

/** Code of an authenticator app at a time. */
export function generateTotp(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}
