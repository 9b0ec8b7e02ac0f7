import type { Language, Localised } from '../contract/localised.js';
import { errorCatalogue } from './error-catalogue.js';
import type { ErrorCode } from './error-code.js';

/**
 * Values that an error's text names, such as `{domain}`; a phrase of ours comes in each language. `field` names the field of
 * a form, `retryAfter` says in how many seconds to try again: both reach the caller beside the text.
 */
export type ErrorDetails = Readonly<Record<string, string | number | Localised>>;

/** An outcome that a caller is told about: a stable code, and the details that its text in each language names. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(fill(code, details, 'en'), options);
    this.name = 'AppError';
  }

  /** HTTP status of a REST answer. */
  get status(): number {
    return errorCatalogue[this.code].status;
  }

  /** Whether it belongs in the error log with its stack. */
  get reported(): boolean {
    return errorCatalogue[this.code].reported;
  }

  /** Field of the form that the outcome is about. */
  get field(): string | undefined {
    const { field } = this.details;
    return typeof field === 'string' ? field : undefined;
  }

  /** Seconds after which the same call may succeed. */
  get retryAfter(): number | undefined {
    const { retryAfter } = this.details;
    return typeof retryAfter === 'number' ? retryAfter : undefined;
  }

  /** The text for a person. */
  textIn(language: Language): string {
    return fill(this.code, this.details, language);
  }
}

function fill(code: ErrorCode, details: ErrorDetails, language: Language): string {
  const { text, defaults } = errorCatalogue[code];
  return text[language].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const detail = details[name] ?? defaults?.[name] ?? placeholder;
    return typeof detail === 'object' ? detail[language] : String(detail);
  });
}
