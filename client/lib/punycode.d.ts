/** What is used of punycode, which has no types of its own. */
declare module 'punycode/punycode.es6.js' {
  /** The text that a label without its `xn--` stands for. Throws RangeError where it is no punycode. */
  export function decode(label: string): string;
}
