import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time limit for an email, equal to that of a case. */
const maxCaseMs = 60_000;

/** A received email. */
export interface ReceivedEmail {
  to: string;
  /** Name of the template. */
  template: string;
  headers: ReadonlyMap<string, string>;
  subject: string;
  text: string;
  html: string;
  /** First link of the plain text. */
  link: string | undefined;
}

/** Emails written by a server without SMTP, oldest first. */
export async function readEmails(dataDir: string, to?: string): Promise<ReceivedEmail[]> {
  const folder = path.join(dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const emails = await Promise.all(
    files.map(async (name) => ({
      ...parseEmail(await readFile(path.join(folder, name), 'utf8')),
      template: /-([a-z]+(?:-[a-z]+)?)\.eml$/.exec(name)?.[1] ?? '',
    })),
  );
  return to === undefined ? emails : emails.filter((email) => email.to === to);
}

/** Waits for an email of a template to an address. `nth` is 1-based. */
export async function waitForEmail(
  dataDir: string,
  options: { to: string; template: string; nth?: number },
): Promise<ReceivedEmail> {
  const deadline = Date.now() + maxCaseMs;
  while (Date.now() < deadline) {
    const emails = await readEmails(dataDir, options.to);
    const matches = emails.filter(({ template }) => template.endsWith(options.template));
    const email = matches[(options.nth ?? 1) - 1];
    if (email) return email;
    await sleep(25);
  }
  throw new Error(`no letter ${options.template} to ${options.to} has come`);
}

/** Parses a multipart message (RFC 5322, 2045, 2047). */
export function parseEmail(source: string): ReceivedEmail {
  const message = source.replace(/\r\n/g, '\n');
  const [headerText = '', body = ''] = split(message);
  const headers = headersOf(headerText);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\n/, '')));
  const partOf = (type: string) => {
    const part = parts.find(([partHeader = '']) =>
      headersOf(partHeader).get('content-type')?.startsWith(type),
    );
    return decodePart(headersOf(part?.[0] ?? ''), part?.[1] ?? '');
  };
  const text = partOf('text/plain');
  return {
    to: headers.get('to') ?? '',
    template: '',
    headers,
    subject: decodeWords(headers.get('subject') ?? ''),
    text,
    html: partOf('text/html'),
    link: /https?:\/\/\S+/.exec(text)?.[0],
  };
}

function split(message: string): [string, string] {
  const end = message.indexOf('\n\n');
  return [message.slice(0, end), message.slice(end + 2)];
}

function headersOf(headerText: string): Map<string, string> {
  const lines = headerText.replace(/\n[ \t]+/g, ' ').split('\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function decodePart(headers: ReadonlyMap<string, string>, body: string): string {
  const encoding = headers.get('content-transfer-encoding') ?? '7bit';
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\n/g, '')) : body;
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Decodes words such as `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, partOf: string, word: string) =>
      partOf.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replace(/_/g, ' ')),
    );
}
