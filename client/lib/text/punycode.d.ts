/** Partial types: punycode ships none. */
declare module 'punycode/punycode.es6.js' {
  /** Decodes a label without its `xn--` prefix. Throws RangeError for invalid Punycode. */
  export function decode(label: string): string;
}
