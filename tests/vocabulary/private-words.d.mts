export const rules: {
  identifierWords: ReadonlySet<string>;
  sentencePatterns: readonly RegExp[];
  codePattern: RegExp;
  allowed: readonly { name: string; under?: string; reason: string }[];
};
