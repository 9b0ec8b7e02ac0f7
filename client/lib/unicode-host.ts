import { decode } from 'punycode/punycode.es6.js';

/**
 * A host as people read it: `xn--e1afmkfd.example` becomes `пример.example`. A label whose letters are of several
 * scripts stays as it is, since it may be made to look like another one.
 */
export function toUnicodeHost(host: string): string {
  return host.split('.').map(toUnicodeLabel).join('.');
}

function toUnicodeLabel(label: string): string {
  if (!/^xn--/i.test(label)) return label;
  const decoded = decodeLabel(label.slice(4).toLowerCase());
  return decoded && isOfOneScript(decoded) ? decoded : label;
}

/** Undefined for what is no punycode. */
function decodeLabel(text: string): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

function isOfOneScript(label: string): boolean {
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
  return scripts.filter((script) => script.test(label)).length < 2 && !looksLatin(label);
}

/** Whole words of Cyrillic letters that have Latin twins, as `аррӏе`. */
function looksLatin(label: string): boolean {
  return /^[асԁеһіјӏорԛѕԝхуӽ0-9-]+$/u.test(label) && /\p{Script=Cyrillic}/u.test(label);
}
