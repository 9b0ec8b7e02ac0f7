import { describe, expect, it } from 'vitest';
import { sanitizeDetails } from './audit.service.js';

describe('sanitizeAuditDetails', () => {
  it('redacts values whose names suggest a secret', () => {
    const sanitized = sanitizeDetails({ email: 'a@example.com', apiToken: 'abc', newPassword: 'x', days: 3 });
    expect(sanitized).toEqual({
      email: 'a@example.com',
      apiToken: '[redacted]',
      newPassword: '[redacted]',
      days: 3,
    });
  });
});
