export const identifierWords: ReadonlySet<string>;
export const sentencePatterns: readonly RegExp[];
export const codePattern: RegExp;
export const allowed: readonly { name: string; under?: string; reason: string }[];
