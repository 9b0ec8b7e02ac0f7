import { describe, expect, it } from 'vitest';
import { sanitizeDetails } from './sanitize-audit-details.js';

describe('details of the audit log', () => {
  it('holds nothing under a name that speaks of a secret', () => {
    const sanitized = sanitizeDetails({ email: 'a@example.com', apiToken: 'abc', newPassword: 'x', days: 3 });
    expect(sanitized).toEqual({
      email: 'a@example.com',
      apiToken: '[redacted]',
      newPassword: '[redacted]',
      days: 3,
    });
  });
});
