import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractText } from './page-text.js';

const extractWords = (html: string) => extractText(html).split(/\s+/).filter(Boolean);

describe('extractText', () => {
  it.each([
    ['<p>one<p>two', ['one', 'two']],
    ['sec<b>ond</b>', ['second']],
    ['<td>a</td><td>b</td>', ['a', 'b']],
    ['<style>p { }</style><script>var a = "<p>no</p>"</script><noscript>no</noscript>yes', ['yes']],
    ['<!-- no --><title>A &lt;b&gt; title</title>', ['A', '<b>', 'title']],
    [
      '<meta name="Description" content="said of it"><img alt="a picture">',
      ['said', 'of', 'it', 'a', 'picture'],
    ],
    ['caf&eacute; &#1078; &nbsp;', ['café', 'ж']],
    ['<textarea><p>raw</textarea>after', ['<p>raw', 'after']],
    ['<script>never closed', []],
  ])('extracts the words of %j', (html, words) => {
    expect(extractWords(html)).toEqual(words);
  });

  it('accepts malformed HTML', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        const expected = text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');
        expect(extractText(`<div>${escaped}</div>`)).toBe(`\n${expected}\n`);
      }),
    );
  });

  it('handles any nesting depth', () => {
    expect(extractWords(`${'<div><p>'.repeat(100_000)}deep`)).toEqual(['deep']);
  });
});
