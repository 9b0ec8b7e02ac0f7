import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject } from 'vitest';

/** Latest e-mail of a template to an address, from the mail folder of the server. Waits until it exists. */
export async function waitForLatestEmail(email: string, template: string): Promise<string> {
  const folder = path.join(inject('dataDir'), 'mail');
  const matches = (name: string) => name.includes(`-${email}-`) && name.endsWith(`-${template}.eml`);
  const newest = async () => (await readdir(folder).catch(() => [])).filter(matches).sort().at(-1);
  await expect.poll(newest).toBeDefined();
  return readFile(path.join(folder, (await newest()) ?? ''), 'utf8');
}

/** Path of a link in a quoted-printable message. */
export function extractLink(message: string, page: string): string {
  const text = message.replace(/=\n/g, '').replace(/=3D/g, '=');
  const [link] = new RegExp(`/[a-z]{2}/${page}/[\\w-]+`).exec(text) ?? [];
  if (link === undefined) throw new Error(`no link to ${page} in ${message}`);
  return link;
}
