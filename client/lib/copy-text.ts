/** Why a text did not reach the clipboard. */
export class ClipboardClosed extends Error {}

/**
 * Puts a text that is still on its way onto the clipboard. Browsers let a page write only right after a click, so where they
 * take a promise they get it, and else the finished text.
 * @throws ClipboardClosed where the browser refuses.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  const written = await Promise.allSettled([text, writePromise(text)]);
  const [fetched, copied] = written;
  if (fetched.status === 'rejected') throw fetched.reason;
  if (copied.status === 'rejected') {
    throw new ClipboardClosed('the clipboard is closed', { cause: copied.reason });
  }
}

async function writePromise(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem !== 'undefined' && navigator.clipboard?.write) {
    const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return;
  }
  const ready = await text;
  await navigator.clipboard.writeText(ready);
}

/** Rows of a copied table: its lines without the heading. */
export function copiedRows(text: string): number {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Math.max(0, lines.length - 1);
}
