/** A response body that is JSON text already. */
export class JsonText {
  constructor(readonly text: string) {}
}

type Fields = Readonly<Record<string, unknown>>;

/** Builds a JSON object in which one value is JSON text already. */
export function jsonWithField(before: Fields, name: string, text: string, after: Fields): JsonText {
  const parts = [serializeMembers(before), `${JSON.stringify(name)}:${text}`, serializeMembers(after)];
  return new JsonText(`{${parts.filter((part) => part !== '').join(',')}}`);
}

function serializeMembers(fields: Fields): string {
  return JSON.stringify(fields).slice(1, -1);
}
