import type { DataSource } from 'typeorm';
import { FreeDaysRequest } from '../../entities/free-days-request.entity.js';
import type { FreeDaysRequestData } from './admin-account.type.js';

/** Requests that the list shows. */
const maxListedRequests = 100;

/** Who asked for free days. */
export class FreeDaysRequestService {
  constructor(private readonly postgres: DataSource) {}

  /** The newest 100 requests for free days. */
  async listNewest(): Promise<FreeDaysRequestData[]> {
    const found = await this.postgres.manager.find(FreeDaysRequest, {
      order: { id: 'DESC' },
      take: maxListedRequests,
    });
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
