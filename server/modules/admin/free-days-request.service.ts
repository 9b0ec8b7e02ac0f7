import { Not, type DataSource } from 'typeorm';
import { FreeDaysRequest } from '../../entities/free-days-request.entity.js';
import type { FreeDaysRequestData } from './admin-account.type.js';

const maxListedRequests = 100;

/** Requests for free days, for administrators. */
export class FreeDaysRequestService {
  constructor(private readonly postgres: DataSource) {}

  /** The latest 100 requests, newest first. Those of deleted accounts have no phone. */
  async listRecent(): Promise<FreeDaysRequestData[]> {
    const requests = await this.postgres.manager.find(FreeDaysRequest, {
      where: { phone: Not('') },
      order: { id: 'DESC' },
      take: maxListedRequests,
    });
    return requests.map(({ id, name, email, phone, requestedAt, grantedUntil }) => ({
      id,
      name,
      email,
      phone,
      requestedAt: requestedAt.toISOString(),
      grantedUntil: grantedUntil?.toISOString() ?? null,
    }));
  }
}
