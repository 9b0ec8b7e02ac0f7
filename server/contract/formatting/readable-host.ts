/**
 * Unicode form of a host: `xn--e1afmkfd.example` becomes `пример.example`. Labels with mixed scripts or Latin
 * lookalikes stay in Punycode to prevent homograph attacks.
 * @param decode decodes a Punycode label; undefined or empty if it is invalid
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
  return decoded && hasSingleScript(decoded) ? decoded : label;
}

function hasSingleScript(label: string): boolean {
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
  return scripts.filter((script) => script.test(label)).length < 2 && !looksLatin(label);
}

/** Cyrillic labels that consist of Latin lookalikes, such as `аррӏе`. */
function looksLatin(label: string): boolean {
  return /^[асԁеһіјӏорԛѕԝхуӽ0-9-]+$/u.test(label) && /\p{Script=Cyrillic}/u.test(label);
}
