import iconv from 'iconv-lite';
import { Tokenizer, TokenizerMode, type Token } from 'parse5';

/** Elements whose content is no text of the page, by how their content is read. */
const hiddenElements: ReadonlyMap<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['noscript', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
]);

/** Elements whose content is text without elements. */
const textOnlyElements: ReadonlySet<string> = new Set(['title', 'textarea']);

/** Elements within a line: what stands in them belongs to the words around. */
const inlineElements: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/**
 * The words of a page of HTML: its title, its text, and its description. It reads the text tag by tag and builds no tree, so that
 * a page of any form takes a time that grows with its length alone.
 */
export function extractText(html: string): string {
  const parts: string[] = [];
  let hidden: string | undefined;
  const collect = ({ chars }: Token.CharacterToken): void => {
    if (hidden === undefined) parts.push(chars);
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName, attrs, selfClosing }) {
        const mode = hiddenElements.get(tagName);
        if (mode !== undefined && !selfClosing) {
          hidden = tagName;
          tokenizer.state = mode;
        } else if (textOnlyElements.has(tagName)) tokenizer.state = TokenizerMode.RCDATA;
        if (tagName === 'meta' && attributeOf(attrs, 'name')?.toLowerCase() === 'description') {
          parts.push('\n', attributeOf(attrs, 'content') ?? '', '\n');
        }
        if (tagName === 'img') parts.push(' ', attributeOf(attrs, 'alt') ?? '', ' ');
        if (!inlineElements.has(tagName)) parts.push('\n');
      },
      onEndTag({ tagName }) {
        if (tagName === hidden) hidden = undefined;
        if (!inlineElements.has(tagName)) parts.push('\n');
      },
      onCharacter: collect,
      onWhitespaceCharacter: collect,
      onNullCharacter() {},
      onComment() {},
      onDoctype() {},
      onEof() {},
    },
  );
  tokenizer.write(html, true);
  return parts.join('');
}

function attributeOf(attributes: readonly Token.Attribute[], name: string): string | undefined {
  return attributes.find((each) => each.name === name)?.value;
}

/** Bytes at the beginning of a page in which its charset may be named. */
const charsetSniffBytes = 2048;

/** A body as text, by the mark at its beginning, else the charset of its type, else the one that it names itself, else UTF-8. */
export function decodeText(body: Buffer, type: string): string {
  if (body[0] === 0xff && body[1] === 0xfe) return iconv.decode(body, 'utf-16le');
  if (body[0] === 0xfe && body[1] === 0xff) return iconv.decode(body, 'utf-16be');
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return body.toString('utf8');
  const sniffed = body.subarray(0, charsetSniffBytes).toString('latin1');
  const charset = charsetIn(type) ?? charsetIn(/<meta[^>]+charset[^>]*>/i.exec(sniffed)?.[0] ?? '');
  return charset !== undefined && iconv.encodingExists(charset)
    ? iconv.decode(body, charset)
    : body.toString('utf8');
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w-]+)/i.exec(text)?.[1];
}
