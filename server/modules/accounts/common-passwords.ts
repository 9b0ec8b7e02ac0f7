import { passwordLength } from './password-length.js';

/** How many of the most used passwords are refused. */
const refused = 3000;

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the most used ones, in any case of letters. The list is read when it is first asked for. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(password.toLowerCase());
}

/** The package holds far more, by falling use: only what is long enough to be a password here is worth keeping. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const usable = dictionary['passwords-common'].filter((word) => [...word].length >= passwordLength.min);
  return new Set(usable.slice(0, refused));
}
