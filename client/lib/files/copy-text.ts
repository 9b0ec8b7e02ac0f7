/** The clipboard rejected the write. */
export class ClipboardClosed extends Error {}

/**
 * Copies a text that is still loading. Browsers allow clipboard writes only right after a click, so a `ClipboardItem`
 * receives the promise where supported; otherwise the resolved text is written.
 * @throws ClipboardClosed if the browser rejects the write
 */
export async function copyText(text: Promise<string>): Promise<void> {
  const results = await Promise.allSettled([text, writePromise(text)]);
  const [fetched, copied] = results;
  if (fetched.status === 'rejected') throw fetched.reason;
  if (copied.status === 'rejected') {
    throw new ClipboardClosed('the clipboard is closed', { cause: copied.reason });
  }
}

async function writePromise(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem !== 'undefined' && navigator.clipboard?.write) {
    const blob = text.then((resolvedText) => new Blob([resolvedText], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return;
  }
  const resolvedText = await text;
  await navigator.clipboard.writeText(resolvedText);
}

/** Number of copied rows, without the header line. */
export function countCopiedRows(text: string): number {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Math.max(0, lines.length - 1);
}
