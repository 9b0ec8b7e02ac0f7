import type { AuditDetails } from '../../entities/audit-record.entity.js';
import { printable } from '../../stores/postgres/printable.js';

/** Names of details that would hold a secret. */
const secretNamePattern = /password|token|secret|hash|cookie|uid/i;

/** Details as they may be kept: texts printable, and nothing under a name that speaks of a secret. */
export function sanitizeDetails(details: AuditDetails): AuditDetails {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      if (secretNamePattern.test(name) && typeof value === 'string') return [name, '[redacted]'];
      return [name, typeof value === 'string' ? printable(value) : value];
    }),
  );
}
