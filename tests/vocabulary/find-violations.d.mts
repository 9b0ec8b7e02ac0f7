interface Rules {
  identifierWords: ReadonlySet<string>;
  sentencePatterns: readonly RegExp[];
  codePattern: RegExp;
  allowed: readonly { name: string; under?: string; reason: string }[];
}

export function violationsOf(
  file: string,
  text: string,
  rules: Rules,
): { file: string; line: number; kind: string; text: string }[];
