import { randomInt } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { PartnerRecord } from '../../entities/partner.entity.js';
import type { AuthenticatedUser, Visitor } from '../../request/visitor.js';
import { parsePartnerLink, type PartnerLinkCookie } from './partner-cookie.js';
import { promoCodePattern } from './promo-code-pattern.js';

/** Alphabet without ambiguous characters. */
const codeAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const codeLength = 8;

/** SQL of a link's active partner, with the partner's applicable promo code. */
const partnerByLinkSql = `FROM partner JOIN account ON account.id = partner.account_id AND account.blocked_at IS NULL
  LEFT JOIN promo_code AS promo ON promo.account_id = partner.account_id AND promo.code = $2 AND promo.is_active
  WHERE partner.link_code = $1`;

/** Owner of the partner's team, or the partner. */
const partnerTeamSql = 'coalesce(account.owner_id, account.id)';

/** Partner links: visits and referrals. */
export class PartnerLinkService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** The permanent random code of an owner's link, created on first use. */
  async getOrCreateLinkCode({ account }: AuthenticatedUser): Promise<string> {
    const existing = await this.postgres.manager.findOneBy(PartnerRecord, { accountId: account.id });
    if (existing?.linkCode) return existing.linkCode;
    const [created]: { code: string }[] = await this.postgres.query(
      `INSERT INTO partner (account_id, link_code) VALUES ($1, $2)
       ON CONFLICT (account_id) DO UPDATE SET link_code = coalesce(partner.link_code, excluded.link_code)
       RETURNING link_code AS code`,
      [account.id, generateCode()],
    );
    if (!created) throw new Error('the code of the partner link was not created');
    return created.code;
  }

  /**
   * Cookie content after a link was followed; undefined for an unknown code and for a link of the user's
   * own team.
   */
  async follow(
    codeInput: string,
    promoInput: string | undefined,
    ownerId: number | undefined,
    previous: PartnerLinkCookie | undefined,
  ): Promise<PartnerLinkCookie | undefined> {
    const code = codeInput.trim().toLowerCase();
    if (!/^[a-z0-9]{4,12}$/.test(code)) return undefined;
    const promoCode = promoInput?.trim().toLowerCase() ?? '';
    const [match]: { team: number; promo: string | null }[] = await this.postgres.query(
      `SELECT ${partnerTeamSql} AS team, promo.code AS promo ${partnerByLinkSql}`,
      [code, promoCodePattern.test(promoCode) ? promoCode : null],
    );
    if (!match || match.team === ownerId) return undefined;
    const at = this.now();
    const isCounted =
      previous?.isCounted === true && previous.code === code && utcDay(previous.at) === utcDay(at);
    return { code, promo: match.promo, at, isCounted };
  }

  /** Counts a visit on the day the link was followed. */
  async countVisit({ code, at }: PartnerLinkCookie): Promise<void> {
    await this.postgres.query(
      `INSERT INTO partner_visit (partner_id, day, visits)
       SELECT account_id, $2::date, 1 FROM partner WHERE link_code = $1
       ON CONFLICT (partner_id, day) DO UPDATE SET visits = partner_visit.visits + 1`,
      [code, utcDay(at)],
    );
  }

  /** Parses the cookie; undefined if it is invalid or expired. */
  parseCookie(value: string | undefined): PartnerLinkCookie | undefined {
    return parsePartnerLink(value, this.now());
  }

  /** Assigns a new account to the partner of the link cookie, unless its team is logged in to the same browser. */
  async attributeRegistration(
    tx: EntityManager,
    accountId: number,
    cookieValue: string | undefined,
    { owner }: Pick<Visitor, 'owner'>,
  ): Promise<void> {
    const link = this.parseCookie(cookieValue);
    if (!link) return;
    await tx.query(
      `INSERT INTO referral (account_id, partner_id, brought_by, offered_code_id, at)
       SELECT $3::int, partner.account_id, partner.account_id, promo.id, $4::timestamptz ${partnerByLinkSql}
         AND partner.account_id <> $3::int AND ${partnerTeamSql} IS DISTINCT FROM $5::int
       ON CONFLICT DO NOTHING`,
      [link.code, link.promo, accountId, this.now(), owner?.id ?? null],
    );
  }

  /** The promo code of the link by which a payer registered, while it applies to a first bill; null for none. */
  async findOfferedCode({ owner }: AuthenticatedUser): Promise<string | null> {
    const [row]: { code: string }[] = await this.postgres.query(
      `SELECT promo.code FROM referral JOIN promo_code AS promo ON promo.id = referral.offered_code_id AND promo.is_active
       WHERE referral.account_id = $1
         AND NOT EXISTS (SELECT 1 FROM bill WHERE bill.account_id = $1 AND bill.state IN ('paid', 'refunded'))`,
      [owner.id],
    );
    return row?.code ?? null;
  }
}

function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function generateCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
