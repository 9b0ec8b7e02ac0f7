import { describe, expect, it } from 'vitest';
import { ErrorCode } from '../../errors/error-code.js';
import { sanitizeSvg } from './sanitize-svg.js';

const svgOf = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
const picture = svgOf('<rect width="8" height="4" fill="url(#a)"/><use href="#a"/>');

describe('sanitizeSvg', () => {
  it('removes the markup before the root element', () => {
    const prologue =
      '<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN">\n';
    expect(sanitizeSvg(Buffer.from(prologue + picture)).toString()).toBe(picture);
  });

  it.each([
    ['a script', svgOf('<script>alert(1)</script>')],
    ['a handler', svgOf('<rect width="1" height="1" onload="alert(1)"/>')],
    [
      'foreign content',
      svgOf('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
    ],
    ['a linked image', svgOf('<image href="file:///etc/passwd" width="9" height="9"/>')],
    ['a linked use', svgOf('<use xlink:href="http://example.com/a.svg#a"/>')],
    ['a linked style', svgOf('<style>@import "http://example.com/a.css";</style>')],
    ['a linked fill', svgOf('<rect width="9" height="9" fill="url(http://example.com/a.svg#a)"/>')],
    ['a stylesheet', svgOf('<?xml-stylesheet href="http://example.com/a.css"?>')],
  ])('rejects %s', (_name, text) => {
    expect(() => sanitizeSvg(Buffer.from(text))).toThrow(
      expect.objectContaining({ code: ErrorCode.InvalidField, field: 'file' }),
    );
  });

  it.each([
    [
      'an entity',
      Buffer.from(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svgOf('<text>&x;</text>')}`),
    ],
    ['HTML', Buffer.from('<html><script>1</script></html>')],
    ['UTF-16', Buffer.from(`\ufeff${picture}`, 'utf16le')],
  ])('rejects %s as another type of file', (_name, bytes) => {
    expect(() => sanitizeSvg(bytes)).toThrow(expect.objectContaining({ code: ErrorCode.LogoType }));
  });
});
