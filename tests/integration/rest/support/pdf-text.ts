import { inflateSync } from 'node:zlib';

/** Text of a PDF by page, decoded with the character maps of its fonts. */
export function textOfPdf(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name, charactersOf(objects, id));
    }
  }
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const id = /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '';
      return setText(objects.get(id)?.stream ?? '', fonts);
    });
}

/** Fonts that a PDF uses for a character. */
export function fontsOfCharacter(pdf: Buffer, character: string): string[] {
  const objects = readObjects(pdf);
  const fonts = new Map<string, Map<number, string>>();
  const names = new Map<string, string>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name, charactersOf(objects, id));
      names.set(name, /\/BaseFont \/(\S+)/.exec(objects.get(id)?.head ?? '')?.[1] ?? '');
    }
  }
  const used = new Set<string>();
  let font = '';
  for (const { stream } of objects.values()) {
    for (const [, next, glyphs = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      font = next ?? font;
      const shapes = [...glyphs.matchAll(/<([0-9a-f]+)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      if (shapes.some((shape) => fonts.get(font)?.get(parseInt(shape, 16)) === character)) used.add(font);
    }
  }
  return [...used].map((name) => names.get(name) ?? '');
}

interface PdfObject {
  head: string;
  stream: string;
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const start = body.indexOf('stream\n');
    const head = start < 0 ? body : body.slice(0, start);
    const bytes = start < 0 ? '' : body.slice(start + 7, body.lastIndexOf('\nendstream'));
    const packed = Buffer.from(bytes, 'latin1');
    const stream = head.includes('/FlateDecode') ? inflateSync(packed).toString('latin1') : bytes;
    objects.set(id, { head, stream });
  }
  return objects;
}

/** Characters of a font by glyph id. */
function charactersOf(objects: Map<string, PdfObject>, font: string): Map<number, string> {
  const id = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1] ?? '';
  const characters = new Map<number, string>();
  const ranges = (objects.get(id)?.stream ?? '').matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi);
  for (const [, first = '', list = ''] of ranges) {
    let shape = parseInt(first, 16);
    for (const [, hex = ''] of list.matchAll(/<([0-9a-f ]*)>/gi)) {
      characters.set(shape++, fromUtf16(hex.replaceAll(' ', '')));
    }
  }
  return characters;
}

function fromUtf16(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');
}

function setText(content: string, fonts: Map<string, Map<number, string>>): string {
  let characters: Map<number, string> | undefined;
  let text = '';
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) characters = fonts.get(font);
    for (const [, hex = ''] of (glyphs ?? '').matchAll(/<([0-9a-f]+)>/gi)) {
      for (const shape of hex.match(/.{4}/g) ?? []) text += characters?.get(parseInt(shape, 16)) ?? '';
    }
  }
  return text;
}
