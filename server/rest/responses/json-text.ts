/** A response body that is JSON text already. */
export class JsonText {
  constructor(readonly text: string) {}
}

type Fields = Readonly<Record<string, unknown>>;

/** Text of a JSON object before and after one value. */
export interface JsonFrame {
  head: string;
  tail: string;
}

/** Builds the text of a JSON object around the value of one member. */
export function jsonFrame(before: Fields, name: string, after: Fields): JsonFrame {
  const members = (fields: Fields, join: (text: string) => string) => {
    const text = serializeMembers(fields);
    return text === '' ? '' : join(text);
  };
  return {
    head: `{${members(before, (text) => `${text},`)}${JSON.stringify(name)}:`,
    tail: `${members(after, (text) => `,${text}`)}}`,
  };
}

function serializeMembers(fields: Fields): string {
  return JSON.stringify(fields).slice(1, -1);
}
