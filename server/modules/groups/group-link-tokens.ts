import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { Viewer } from '../../reports/engine/viewer.js';
import { findPerson } from '../accounts/person-reader.js';
import { tokenHash } from '../accounts/random-token.js';
import { allowanceOf } from '../plans/allowance.js';
import { effectivePlan, kindOf } from '../plans/effective-plan.js';
import { assertGroupId } from './group-access.js';

/** Characters of the secret in a link, at most. */
const longestToken = 64;

/** Whom the links of group reports let in. */
export class GroupLinkTokens {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly config: Pick<Config, 'hiddenOwnerIds'>,
  ) {}

  /**
   * The viewer as whom a good link of the report shows it: cut as its owner's plan cuts it, and with nothing of the owner's own.
   * Undefined for a link that is withdrawn, too old, of another report, or whose owner is blocked.
   */
  async viewerBy(rid: string, token: string): Promise<Viewer | undefined> {
    assertGroupId(rid);
    if (token.length > longestToken) return undefined;
    const now = this.now();
    const [found] = await this.postgres.query<{ ownerId: number }[]>(
      `SELECT report.owner_id AS "ownerId" FROM group_link AS link JOIN group_report AS report ON report.id = link.report_id
       WHERE link.token_hash = $1 AND report.id = $2 AND link.withdrawn_at IS NULL AND report.deleted_at IS NULL
         AND (link.expires_at IS NULL OR link.expires_at > $3)`,
      [tokenHash(token), rid, now],
    );
    const holder = found && (await findPerson(this.postgres.manager, { id: found.ownerId }));
    if (!holder || holder.account.blockedAt !== null || holder.owner.blockedAt !== null) return undefined;
    const plan = effectivePlan(holder, now);
    return {
      userId: 0,
      ownerId: 0,
      kind: kindOf(plan),
      allowance: allowanceOf(plan),
      hiddenOwners: this.config.hiddenOwnerIds,
    };
  }
}
