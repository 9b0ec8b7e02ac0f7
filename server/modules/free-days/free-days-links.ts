import { IsNull, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { randomToken, hashToken } from '../platform/random-token.js';
import { FreeDaysRequest } from '../../entities/free-days-request.entity.js';

/** Lifetime of a confirmation link. */
const linkLifetimeMs = 7 * 86_400_000;

/** Confirmation links for free days. Only digests are stored, so a leaked table exposes no working links. */
export class FreeDaysLinks {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** Issues a link for a request and revokes the previous one; undefined if the days are already granted. */
  async issue(id: number): Promise<{ uid: string; email: string } | undefined> {
    const uid = randomToken();
    const { manager } = this.postgres;
    const conditions = { id, grantedUntil: IsNull() };
    const { affected } = await manager.update(FreeDaysRequest, conditions, { tokenHash: hashToken(uid) });
    if (affected !== 1) return undefined;
    const { email } = await manager.findOneByOrFail(FreeDaysRequest, { id });
    return { uid, email };
  }

  /** The request of a valid link. */
  find(uid: string, tx: EntityManager = this.postgres.manager): Promise<FreeDaysRequest | null> {
    const requestedAt = MoreThan(new Date(this.now().getTime() - linkLifetimeMs));
    return tx.findOneBy(FreeDaysRequest, { tokenHash: hashToken(uid), requestedAt });
  }
}
