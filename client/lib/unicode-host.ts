/** Parameters of RFC 3492. */
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialCodePoint = 128;

/**
 * A host as people read it: `xn--e1afmkfd.example` becomes `пример.example`. A label whose letters are of several
 * scripts stays as it is, since it may be made to look like another one.
 */
export function toUnicodeHost(host: string): string {
  return host.split('.').map(toUnicodeLabel).join('.');
}

function toUnicodeLabel(label: string): string {
  if (!/^xn--/i.test(label)) return label;
  const decoded = decode(label.slice(4).toLowerCase());
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

function decode(text: string): string | undefined {
  const split = text.lastIndexOf('-');
  const points = Array.from(split > 0 ? text.slice(0, split) : '', (char) => char.charCodeAt(0));
  let rest = split >= 0 ? text.slice(split + 1) : text;
  let point = initialCodePoint;
  let bias = initialBias;
  let at = 0;
  while (rest.length > 0) {
    const before = at;
    let weight = 1;
    for (let k = base; ; k += base) {
      const digit = digitOf(rest.charAt(0));
      if (digit === undefined) return undefined;
      rest = rest.slice(1);
      at += digit * weight;
      const threshold = Math.min(tMax, Math.max(tMin, k - bias));
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = points.length + 1;
    bias = adapt(at - before, length, before === 0);
    point += Math.floor(at / length);
    if (point > 0x10ffff) return undefined;
    at %= length;
    points.splice(at, 0, point);
    at += 1;
  }
  return String.fromCodePoint(...points);
}

function digitOf(char: string): number | undefined {
  if (/^[a-z]$/.test(char)) return char.charCodeAt(0) - 97;
  return /^[0-9]$/.test(char) ? char.charCodeAt(0) - 48 + 26 : undefined;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / damp) : delta >> 1;
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) >> 1; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}
