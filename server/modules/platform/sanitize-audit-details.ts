import type { AuditDetails } from '../../entities/audit-record.entity.js';
import { escapeUnprintable } from '../../stores/postgres/escape-unprintable.js';

/** Detail names that may contain secrets. */
const secretNamePattern = /password|token|secret|hash|cookie|uid/i;

/** Strips control characters from details and redacts values whose name suggests a secret. */
export function sanitizeDetails(details: AuditDetails): AuditDetails {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      if (secretNamePattern.test(name) && typeof value === 'string') return [name, '[redacted]'];
      return [name, typeof value === 'string' ? escapeUnprintable(value) : value];
    }),
  );
}
