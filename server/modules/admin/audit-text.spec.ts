import { describe, expect, it } from 'vitest';
import { safeDetails } from './audit-text.js';

describe('details of the audit log', () => {
  it('holds nothing under a name that speaks of a secret', () => {
    const kept = safeDetails({ email: 'a@example.com', apiToken: 'abc', newPassword: 'x', days: 3 });
    expect(kept).toEqual({
      email: 'a@example.com',
      apiToken: '[redacted]',
      newPassword: '[redacted]',
      days: 3,
    });
  });
});
