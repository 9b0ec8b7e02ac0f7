import type { EntityManager } from 'typeorm';
import { sharePercent } from '../../contract/billing/partner-terms.js';
import type { BillRecord } from '../../entities/bill.entity.js';
import { PartnerRecord } from '../../entities/partner.entity.js';
import { PaymentRecord } from '../../entities/payment.entity.js';
import { PromoCodeRecord } from '../../entities/promo-code.entity.js';
import { ReferralRecord } from '../../entities/referral.entity.js';
import { RewardRecord } from '../../entities/reward.entity.js';
import { lockBalance, transfer, type LedgerAccountRef } from './ledger.js';
import { creditPartner, lockPartnerBalance } from './partner-balance.js';
import type { PartnerAlerts } from './partner-alerts.js';
import { calculateReward, calculateRevokedReward } from './partner-share.js';

/** A partner's share of a payment. */
interface PartnerShare {
  partnerId: number;
  promoCodeId: number | null;
  percent: number;
}

interface RewardTransfer {
  kind: 'reward-taken-back';
  from: LedgerAccountRef;
  to: LedgerAccountRef;
  cents: number;
}

/** Partner rewards for payments. */
export class PartnerRewards {
  constructor(
    private readonly now: () => Date,
    private readonly alerts: PartnerAlerts,
  ) {}

  /** Credits the reward for a paid bill to the referring partner. */
  async creditReward(tx: EntityManager, payment: PaymentRecord, bill: BillRecord): Promise<void> {
    const share = await this.resolveShare(tx, bill);
    if (!share) return;
    const { partnerId, promoCodeId, percent } = share;
    const cents = calculateReward(payment.cents, percent);
    const partner = await tx.findOneBy(PartnerRecord, { accountId: partnerId });
    const isBlocked = (partner?.blockedAt ?? null) !== null;
    await tx.insert(RewardRecord, {
      paymentId: payment.id,
      partnerId,
      payerId: bill.accountId,
      promoCodeId,
      paidCents: payment.cents,
      cents,
      isBlocked,
      at: this.now(),
    });
    if (isBlocked) return;
    await this.payReward(tx, payment, partnerId, cents);
    if (cents > 0) await this.alerts.notifyReward(tx, partnerId, cents, payment.cents);
  }

  /**
   * Credits a reward that was withheld while the partner was blocked.
   * @returns the credited amount in cents
   */
  async release(tx: EntityManager, reward: RewardRecord): Promise<number> {
    const cents = reward.cents - reward.revokedCents;
    const payment = await tx.findOneByOrFail(PaymentRecord, { id: reward.paymentId });
    await tx.update(RewardRecord, reward.id, { isBlocked: false });
    await this.payReward(tx, payment, reward.partnerId, cents);
    return cents;
  }

  /** Credits a reward. It first repays the debt from revoked rewards. */
  private async payReward(
    tx: EntityManager,
    payment: PaymentRecord,
    partnerId: number,
    cents: number,
  ): Promise<void> {
    const { id: paymentId, billId } = payment;
    const at = this.now();
    await creditPartner(tx, { kind: 'reward', from: 'sales', partnerId, cents, at, paymentId, billId });
  }

  /** Revokes the reward of a refunded payment in proportion. An amount already spent becomes debt. */
  async revokeReward(tx: EntityManager, payment: PaymentRecord): Promise<void> {
    const reward = await tx.findOneBy(RewardRecord, { paymentId: payment.id });
    if (!reward) return;
    const original = { paidCents: reward.paidCents, rewardCents: reward.cents };
    const revokedCents = calculateRevokedReward(original, payment.refundedCents);
    const cents = revokedCents - reward.revokedCents;
    await tx.update(RewardRecord, reward.id, { revokedCents });
    if (reward.isBlocked || cents === 0) return;
    const { partnerId } = reward;
    await lockPartnerBalance(tx, partnerId);
    const availableCents = Math.min(cents, await lockBalance(tx, 'partner', partnerId));
    await this.transferFunds(tx, payment, {
      kind: 'reward-taken-back',
      from: ['partner', partnerId],
      to: 'sales',
      cents: availableCents,
    });
    await this.transferFunds(tx, payment, {
      kind: 'reward-taken-back',
      from: ['debt', partnerId],
      to: 'sales',
      cents: cents - availableCents,
    });
  }

  /**
   * The share of the promo code's partner, who also receives it for later payments. Without a code, the share of the
   * referring partner.
   */
  private async resolveShare(tx: EntityManager, bill: BillRecord): Promise<PartnerShare | null> {
    const referral = await tx.findOneBy(ReferralRecord, { accountId: bill.accountId });
    const codeId = bill.promoCodeId ?? referral?.promoCodeId ?? null;
    const code = codeId === null ? null : await tx.findOneBy(PromoCodeRecord, { id: codeId });
    if (code) {
      const { id: promoCodeId, accountId: partnerId, percent } = code;
      // A promo code on the first payment takes precedence over the partner link from then on.
      if (!referral) await this.saveReferral(tx, bill.accountId, partnerId, promoCodeId);
      else if (referral.promoCodeId === null) {
        await tx.update(ReferralRecord, referral.accountId, { partnerId, promoCodeId });
      }
      return { partnerId, promoCodeId, percent };
    }
    return referral && { partnerId: referral.partnerId, promoCodeId: null, percent: sharePercent };
  }

  private async saveReferral(
    tx: EntityManager,
    accountId: number,
    partnerId: number,
    promoCodeId: number,
  ): Promise<void> {
    await tx.insert(ReferralRecord, { accountId, partnerId, promoCodeId, at: this.now() });
  }

  private transferFunds(
    tx: EntityManager,
    { currency, id: paymentId, billId }: PaymentRecord,
    { kind, from, to, cents }: RewardTransfer,
  ): Promise<void> {
    return transfer(tx, {
      kind,
      from,
      to,
      cents,
      currency,
      at: this.now(),
      billId,
      paymentId,
    });
  }
}
