import { IsNull, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { randomToken, tokenHash } from '../accounts/random-token.js';
import { FreeDaysRequest } from '../../entities/free-days-request.entity.js';

/** Time for which the link of a letter works, in milliseconds. */
const linkLifetimeMs = 7 * 86_400_000;

/** The links of the letters that ask whether free days are wanted. The table holds digests: who reads it can follow no link. */
export class FreeDaysLinks {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** A new link's secret for a request, and whose e-mail it is; undefined where the days were given. The link before is void. */
  async issue(id: number): Promise<{ uid: string; email: string } | undefined> {
    const uid = randomToken();
    const { manager } = this.postgres;
    const waiting = { id, grantedUntil: IsNull() };
    const { affected } = await manager.update(FreeDaysRequest, waiting, { tokenHash: tokenHash(uid) });
    if (affected !== 1) return undefined;
    const { email } = await manager.findOneByOrFail(FreeDaysRequest, { id });
    return { uid, email };
  }

  /** The request of a link, while it is good. */
  find(uid: string, tx: EntityManager = this.postgres.manager): Promise<FreeDaysRequest | null> {
    const requestedAt = MoreThan(new Date(this.now().getTime() - linkLifetimeMs));
    return tx.findOneBy(FreeDaysRequest, { tokenHash: tokenHash(uid), requestedAt });
  }
}
