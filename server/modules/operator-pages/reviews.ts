import { z } from 'zod';

/** What somebody says of the service, as the operator has written it down. */
export interface Review {
  name: string;
  position: string | null;
  text: string;
  link: string | null;
}

const inBoth = (longest: number) => {
  const text = z.string().trim().min(1).max(longest);
  return z.union([text.transform((one) => ({ en: one, ru: one })), z.object({ en: text, ru: text })]);
};

const file = z
  .array(
    z.object({
      name: inBoth(100),
      position: inBoth(200).optional(),
      text: inBoth(1000),
      link: z
        .string()
        .regex(/^https?:\/\/[^\s"'<>]+$/)
        .max(500)
        .optional(),
    }),
  )
  .max(50);

/**
 * The reviews of `reviews.json`: a list of objects with `name`, `text` and, where there are any, `position` and `link`; a text may be
 * one for both languages, or `{"en": …, "ru": …}`.
 * @throws Error where it is something else
 */
export function readReviews(source: string, language: 'en' | 'ru'): Review[] {
  return file.parse(JSON.parse(source)).map(({ name, position, text, link }) => ({
    name: name[language],
    position: position?.[language] ?? null,
    text: text[language],
    link: link ?? null,
  }));
}
