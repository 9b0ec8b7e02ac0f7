import { SaxesParser } from 'saxes';

/** Attributes by name without namespace prefixes. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** Listeners for the parts of an XML file. Names have no namespace prefix. */
interface XmlListener {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/**
 * Parses a stream of UTF-8 and yields after each chunk, so that the caller takes what its listener has collected.
 * Entities of a document type are not expanded.
 * @throws Error for malformed XML
 */
export async function* parseXml(chunks: AsyncIterable<Buffer>, listener: XmlListener): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false, xmlns: false });
  const decoder = new TextDecoder();
  parser.on('error', (error) => {
    throw error;
  });
  if (listener.open) {
    const { open } = listener;
    parser.on('opentag', ({ name, attributes }) => open(withoutPrefix(name), withoutPrefixes(attributes)));
  }
  if (listener.close) {
    const { close } = listener;
    parser.on('closetag', ({ name }) => close(withoutPrefix(name)));
  }
  if (listener.text) {
    parser.on('text', listener.text);
    parser.on('cdata', listener.text);
  }
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  parser.write(decoder.decode());
  parser.close();
  yield;
}

/** Parses an XML file to its end. */
export async function readXml(chunks: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  const events = parseXml(chunks, listener);
  while (!(await events.next()).done);
}

function withoutPrefix(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

function withoutPrefixes(attributes: Readonly<Record<string, string>>): Attributes {
  for (const name in attributes) {
    if (!name.includes(':')) continue;
    // Few elements have attributes with a prefix.
    return Object.fromEntries(
      Object.entries(attributes).map(([prefixed, value]) => [withoutPrefix(prefixed), value]),
    );
  }
  return attributes;
}
