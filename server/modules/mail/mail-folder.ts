import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Folder for e-mails of a server without SMTP. */
export function getMailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail');
}

/** Removes e-mails that are older than a date. Returns their number. */
export async function removeOldMail(dataDir: string, before: Date): Promise<number> {
  return removeMail(dataDir, async (file) => (await stat(file)).mtime < before);
}

/** Removes e-mails whose headers or text match one of the patterns. Returns their number. */
export function removeMailWith(dataDir: string, patterns: readonly RegExp[]): Promise<number> {
  return removeMail(dataDir, async (file) => {
    const source = unfoldQuotedPrintable(await readFile(file, 'latin1'));
    return patterns.some((pattern) => pattern.test(source));
  });
}

async function removeMail(dataDir: string, isRemovable: (file: string) => Promise<boolean>): Promise<number> {
  const folder = getMailFolder(dataDir);
  const names = await readdir(folder).catch(() => [] as string[]);
  let removed = 0;
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const file = path.join(folder, name);
    if (!(await isRemovable(file))) continue;
    await rm(file, { force: true });
    removed++;
  }
  return removed;
}

/** Decodes the line breaks and ASCII characters of quoted-printable text. */
function unfoldQuotedPrintable(source: string): string {
  return source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-7][0-9A-F])/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
