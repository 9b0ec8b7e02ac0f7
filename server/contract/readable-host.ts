/**
 * A host as people read it: `xn--e1afmkfd.example` becomes `пример.example`. A label whose letters are of several scripts, or
 * only look Latin, stays as it is, since it may be made to look like another one.
 *
 * @param decode what a label with its `xn--` stands for; undefined or empty where it is no punycode
 */
export function readableHost(host: string, decode: (label: string) => string | undefined): string {
  if (!/(?:^|\.)xn--/i.test(host)) return host;
  return host
    .split('.')
    .map((label) => (/^xn--/i.test(label) ? readableLabel(label, decode) : label))
    .join('.');
}

function readableLabel(label: string, decode: (label: string) => string | undefined): string {
  const decoded = decode(label.toLowerCase());
  return decoded && isOfOneScript(decoded) ? decoded : label;
}

function isOfOneScript(label: string): boolean {
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
  return scripts.filter((script) => script.test(label)).length < 2 && !looksLatin(label);
}

/** Whole words of Cyrillic letters that have Latin twins, as `аррӏе`. */
function looksLatin(label: string): boolean {
  return /^[асԁеһіјӏорԛѕԝхуӽ0-9-]+$/u.test(label) && /\p{Script=Cyrillic}/u.test(label);
}
