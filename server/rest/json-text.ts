/** A response body that is JSON text already. */
export class JsonText {
  constructor(readonly text: string) {}
}

type Fields = Readonly<Record<string, unknown>>;

/** Builds a JSON object in which one value is JSON text already. */
export function jsonWithField(before: Fields, name: string, text: string, after: Fields): JsonText {
  const parts = [membersOf(before), `${JSON.stringify(name)}:${text}`, membersOf(after)];
  return new JsonText(`{${parts.filter((part) => part !== '').join(',')}}`);
}

function membersOf(fields: Fields): string {
  return JSON.stringify(fields).slice(1, -1);
}
