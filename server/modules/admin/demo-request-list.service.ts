import type { DataSource } from 'typeorm';
import { DemoRequest } from '../../entities/demo-request.entity.js';
import type { DemoRequestData } from './admin-account.type.js';

/** Requests that the list shows. */
const listed = 100;

/** Who asked for free days. */
export class DemoRequestList {
  constructor(private readonly postgres: DataSource) {}

  /** The newest 100 requests for free days. */
  async newest(): Promise<DemoRequestData[]> {
    const found = await this.postgres.manager.find(DemoRequest, { order: { id: 'DESC' }, take: listed });
    return found.map(({ id, name, email, phone, requestedAt, grantedUntil }) => ({
      id,
      name,
      email,
      phone,
      requestedAt: requestedAt.toISOString(),
      grantedUntil: grantedUntil?.toISOString() ?? null,
    }));
  }
}
