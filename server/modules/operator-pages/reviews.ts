import { z } from 'zod';

/** A customer review. */
export interface Review {
  name: string;
  position: string | null;
  text: string;
  link: string | null;
}

const localizedText = (maxLength: number) => {
  const text = z.string().trim().min(1).max(maxLength);
  return z.union([text.transform((value) => ({ en: value, ru: value })), z.object({ en: text, ru: text })]);
};

const reviewsSchema = z
  .array(
    z.object({
      name: localizedText(100),
      position: localizedText(200).optional(),
      text: localizedText(1000),
      link: z
        .string()
        .regex(/^https?:\/\/[^\s"'<>]+$/)
        .max(500)
        .optional(),
    }),
  )
  .max(50);

/**
 * Parses `reviews.json`: objects with `name`, `text` and optional `position` and `link`. A text is a string, or
 * `{"en": …, "ru": …}`.
 * @throws Error for another format
 */
export function parseReviews(source: string, language: 'en' | 'ru'): Review[] {
  return reviewsSchema.parse(JSON.parse(source)).map(({ name, position, text, link }) => ({
    name: name[language],
    position: position?.[language] ?? null,
    text: text[language],
    link: link ?? null,
  }));
}
