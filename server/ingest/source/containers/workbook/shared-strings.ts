import { readXml } from './xml-events.js';

/** Reads the texts that cells refer to by number, without phonetic hints. */
export async function readSharedStrings(chunks: AsyncIterable<Buffer>): Promise<string[]> {
  const strings: string[] = [];
  const text = new TextCollector();
  await readXml(chunks, {
    open: (name) => {
      if (name === 'si') text.clear();
      else text.open(name);
    },
    close: (name) => {
      if (name === 'si') strings.push(unescapeText(text.value));
      else text.close(name);
    },
    text: (part) => text.add(part),
  });
  return strings;
}

/** Joins the runs of a formatted text and skips its phonetic hints. */
export class TextCollector {
  value = '';
  private isText = false;
  private isPhonetic = false;

  clear(): void {
    this.value = '';
    this.isText = this.isPhonetic = false;
  }

  open(name: string): void {
    if (name === 't') this.isText = true;
    else if (name === 'rPh') this.isPhonetic = true;
  }

  close(name: string): void {
    if (name === 't') this.isText = false;
    else if (name === 'rPh') this.isPhonetic = false;
  }

  add(part: string): void {
    if (this.isText && !this.isPhonetic) this.value += part;
  }
}

/** Decodes characters that XML cannot contain: `_x000A_` is a line feed. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
