/** Parses a typed amount (`12`, `$1,200.5`, `1 200,50`) into cents; undefined if it is invalid. */
export function parseMoney(text: string): number | undefined {
  const compact = text.replace(/[\s$]/g, '');
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(compact);
  const plain = isGrouped ? compact.replaceAll(',', '') : compact.replace(',', '.');
  const [, dollars, part = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(part.padEnd(2, '0'));
}
