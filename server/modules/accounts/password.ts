import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { Localised } from '../../contract/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { isGuessable } from './guessable-password.js';
import { passwordLength } from './password-length.js';

/** Number of argon2id among the package's algorithms; also what it takes where none is named. */
const argon2id = 2;

/** Work of a hash; memory in KiB. A stored hash that took less is replaced at the next log-in. */
const hashOptions = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a password, kept exactly as it was typed. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, hashOptions);
}

/** Whether a password is the one behind a hash. Where there is none, the answer is no and takes as long. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await dummyHash()), password);
  return matches && stored !== null;
}

/** Whether a hash was made with less work than hashes are made with today. */
export function needsRehash(stored: string): boolean {
  const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    Number(algorithm) !== argon2id ||
    memoryCost < hashOptions.memoryCost ||
    timeCost < hashOptions.timeCost ||
    parallelism < hashOptions.parallelism
  );
}

/** @throws AppError WeakPassword that names the field of the form and says what a password must be */
export async function assertStrongPassword(password: string, field = 'password'): Promise<void> {
  const length = [...password].length;
  if (length < passwordLength.min) throw weakPasswordError(tooShort, field);
  if (length > passwordLength.max) throw weakPasswordError(tooLong, field);
  if (await isGuessable(password)) throw weakPasswordError(tooCommon, field);
}

/** @throws AppError PasswordsDiffer that names the field of the form */
export function assertPasswordsMatch(password: string, repeated: string, field = 'passwordRepeat'): void {
  if (password !== repeated) throw new AppError(ErrorCode.PasswordsDiffer, { field });
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
  en: 'This password is among the first that are guessed. Choose another one: several words are good.',
  ru: 'Такой пароль подбирают одним из первых. Выберите другой, например несколько слов.',
};

function weakPasswordError(what: Localised, field: string): AppError {
  return new AppError(ErrorCode.WeakPassword, { what, field });
}

let dummyHashPromise: Promise<string> | undefined;

/** The hash that passwords of unknown people are compared with: nobody knows a password for it. */
function dummyHash(): Promise<string> {
  return (dummyHashPromise ??= hashPassword(crypto.randomUUID()));
}
