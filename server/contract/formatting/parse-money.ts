/** Parses a typed amount (`12`, `$12.5`, `1 200,50`) into cents; undefined if it is invalid. */
export function parseMoney(text: string): number | undefined {
  const plain = text.replace(/[\s$]/g, '').replace(',', '.');
  const [, dollars, part = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(part.padEnd(2, '0'));
}
