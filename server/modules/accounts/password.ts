import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { isGuessable } from './guessable-password.js';

/** Length in code points, so that all scripts are counted alike. */
const passwordLength = { min: 8, max: 128 } as const;

/** Algorithm number of argon2id in `@node-rs/argon2`. */
const argon2id = 2;

/** Cost parameters; memory in KiB. Weaker stored hashes are upgraded at login. */
const hashOptions = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password without normalizing it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, hashOptions);
}

/** Verifies a password. Without a stored hash it compares with a dummy hash, so that timing reveals nothing. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await getDummyHash()), password);
  return matches && storedHash !== null;
}

/** Whether a hash has weaker parameters than the current ones. */
export function needsRehash(storedHash: string): boolean {
  const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(storedHash);
  return (
    Number(algorithm) !== argon2id ||
    memoryCost < hashOptions.memoryCost ||
    timeCost < hashOptions.timeCost ||
    parallelism < hashOptions.parallelism
  );
}

/**
 * Rejects passwords that are too short, too long or easy to guess for the account with this e-mail.
 * @throws AppError WeakPassword with the form field and the violated rule
 */
export async function assertStrongPassword(
  password: string,
  email: string,
  field = 'password',
): Promise<void> {
  const length = [...password].length;
  if (length < passwordLength.min) throw weakPasswordError(tooShort, field);
  if (length > passwordLength.max) throw weakPasswordError(tooLong, field);
  if (await isGuessable(password, email)) throw weakPasswordError(tooCommon, field);
}

/** @throws AppError PasswordsDiffer with the form field */
export function assertPasswordsMatch(
  password: string,
  passwordRepeat: string,
  field = 'passwordRepeat',
): void {
  if (password !== passwordRepeat) throw new AppError(ErrorCode.PasswordsDiffer, { field });
}

const tooShort: Localised = {
  en: `A password has at least ${passwordLength.min} characters.`,
  ru: `В пароле не меньше ${passwordLength.min} знаков.`,
};

const tooLong: Localised = {
  en: `A password has at most ${passwordLength.max} characters.`,
  ru: `В пароле не больше ${passwordLength.max} знаков.`,
};

const tooCommon: Localised = {
  en: 'This password is easy to guess. Choose another one, for example several words.',
  ru: 'Такой пароль подбирают одним из первых. Выберите другой, например несколько слов.',
};

function weakPasswordError(what: Localised, field: string): AppError {
  return new AppError(ErrorCode.WeakPassword, { what, field });
}

let dummyHashPromise: Promise<string> | undefined;

/** Hash of a random password, used for unknown accounts. */
function getDummyHash(): Promise<string> {
  return (dummyHashPromise ??= hashPassword(crypto.randomUUID()));
}
