import { formatInteger } from '../contract/formatting/format-number.js';
import type { Language, Localised } from '../contract/language/localised.js';
import { errorCatalogue } from './error-catalogue.js';
import type { ErrorCode } from './error-code.js';

/** Maximum characters of a placeholder value in a message. Values may repeat the client's input. */
const maxDetailLength = 1000;

/**
 * Values for the placeholders of an error message, such as `{domain}`. Whole numbers get digit groups. `field` and
 * `retryAfter` are also sent to the client.
 */
export type ErrorDetails = Readonly<Record<string, string | number | Localised>>;

/** An expected error with a stable code and a localized message. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(fillPlaceholders(code, details, 'en'), options);
    this.name = 'AppError';
  }

  /** HTTP status of a REST response. */
  get status(): number {
    return errorCatalogue[this.code].status;
  }

  /** Whether the error is internal and is logged with its stack. */
  get isInternal(): boolean {
    return errorCatalogue[this.code].isInternal;
  }

  /** Form field that caused the error. */
  get field(): string | undefined {
    const { field } = this.details;
    return typeof field === 'string' ? field : undefined;
  }

  /** Seconds after which a retry may succeed. */
  get retryAfter(): number | undefined {
    const { retryAfter } = this.details;
    return typeof retryAfter === 'number' ? retryAfter : undefined;
  }

  /** Returns the message in a language. */
  messageIn(language: Language): string {
    return fillPlaceholders(this.code, this.details, language);
  }
}

function fillPlaceholders(code: ErrorCode, details: ErrorDetails, language: Language): string {
  const { text, defaults } = errorCatalogue[code];
  return text[language].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const detail = details[name] ?? defaults?.[name] ?? placeholder;
    if (typeof detail === 'object') return truncate(detail[language]);
    return Number.isInteger(detail) ? formatInteger(Number(detail), language) : truncate(String(detail));
  });
}

function truncate(text: string): string {
  return text.length > maxDetailLength ? `${text.slice(0, maxDetailLength).toWellFormed()}…` : text;
}
