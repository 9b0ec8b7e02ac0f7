import type { HelpText } from '../../help-texts.js';

/** The texts of the help in one language, by the slugs of their pages. */
export type HelpTexts = Readonly<Record<string, HelpText>>;

/** Texts found by their files, by slug. */
export function bySlug(files: Readonly<Record<string, HelpText>>): HelpTexts {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [/([\w-]+)\.md$/.exec(file)?.[1] ?? file, text]),
  );
}
