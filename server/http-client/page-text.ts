import { Tokenizer, TokenizerMode, type Token } from 'parse5';

/** Elements whose content is not page text, with their tokenizer state. */
const hiddenElements: ReadonlyMap<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['noscript', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
]);

/** Elements that contain text only. */
const textOnlyElements: ReadonlySet<string> = new Set(['title', 'textarea']);

/** Inline elements, which do not separate words. */
const inlineElements: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/**
 * Extracts title, text and description of an HTML page. Tokenizes without building a tree, so it takes linear time
 * for any nesting.
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
        if (tagName === 'meta' && getAttribute(attrs, 'name')?.toLowerCase() === 'description') {
          parts.push('\n', getAttribute(attrs, 'content') ?? '', '\n');
        }
        if (tagName === 'img') parts.push(' ', getAttribute(attrs, 'alt') ?? '', ' ');
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

function getAttribute(attributes: readonly Token.Attribute[], name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

/** Length of the prefix in which the charset declaration is searched. */
const charsetSniffBytes = 2048;

/** Decodes a body by its byte order mark, the Content-Type, the declared charset or UTF-8. */
export function decodeText(body: Buffer, type: string): string {
  if (body[0] === 0xff && body[1] === 0xfe) return new TextDecoder('utf-16le').decode(body);
  if (body[0] === 0xfe && body[1] === 0xff) return new TextDecoder('utf-16be').decode(body);
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return new TextDecoder().decode(body);
  const sniffed = body.subarray(0, charsetSniffBytes).toString('latin1');
  const charset = parseCharset(type) ?? parseCharset(/<meta[^>]+charset[^>]*>/i.exec(sniffed)?.[0] ?? '');
  return (findDecoder(charset) ?? new TextDecoder()).decode(body);
}

/** Decoder of a charset of the web. Others, such as UTF-7, would take seconds to decode. */
function findDecoder(charset: string | undefined): TextDecoder | undefined {
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}

function parseCharset(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w-]+)/i.exec(text)?.[1];
}
