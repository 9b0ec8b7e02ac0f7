import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { AuditTable } from './audit-table.js';

beforeAll(() => startPage(['admin']));
afterEach(cleanup);

it('omits empty details of an entry', () => {
  const entry = {
    id: '1',
    at: '2026-11-01T00:00:00.000Z',
    action: 'plan-granted',
    actorEmail: 'owner@example.com',
    accountEmail: 'anna@example.com',
    details: '{"plan":3,"until":null,"reason":"A gift"}',
    address: '',
  };
  render(
    <InPage address="/admin?section=audit">
      <AuditTable entries={[entry]} />
    </InPage>,
  );
  expect(screen.getByText('plan 3, reason A gift')).toBeDefined();
  expect(screen.queryByText(/null/)).toBeNull();
});
