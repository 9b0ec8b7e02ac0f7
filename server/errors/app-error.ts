import { errorCatalogue, type Language } from './error-catalogue.js';
import type { ErrorCode } from './error-code.js';

/** Values that an error's text names, such as `{domain}`. */
export type ErrorDetails = Readonly<Record<string, string | number>>;

/** An outcome that a caller is told about: a stable code, and the details that its text in each language names. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(fill(errorCatalogue[code].text.en, details), options);
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

  /** The text for a person. */
  textIn(language: Language): string {
    return fill(errorCatalogue[this.code].text[language], this.details);
  }
}

function fill(text: string, details: ErrorDetails): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole));
}
