import type { DataSource } from 'typeorm';
import type { Semaphore } from '../../load-control/fair-semaphore.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { readUpload, type IncomingFile } from '../../request/uploaded-file.js';
import { getSchedulingKey } from '../../request/scheduling-key.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { AuditService } from '../platform/audit.service.js';
import { AccountLogo } from '../../entities/account-logo.entity.js';
import { readLogo, type LogoImage } from './logo-image.js';

/** Logos that users print on their reports. */
export class LogoService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly audit: AuditService,
    /** Limits concurrent rendering to one per account. */
    private readonly limiter: Semaphore,
  ) {}

  /**
   * Replaces the logo. Aborting the signal cancels the wait for rendering.
   * @throws AppError TooLarge, LogoType, LogoHeight, InvalidField, Overloaded, Cancelled
   */
  async set(user: AuthenticatedUser, file: IncomingFile, signal?: AbortSignal): Promise<void> {
    const { png, width, height } = await this.renderUpload(user, await readUpload(file), signal);
    const logo = { accountId: user.account.id, png, width, height, updatedAt: this.now() };
    await this.postgres.getRepository(AccountLogo).upsert(logo, ['accountId']);
    await this.recordChange(user, { width, height });
  }

  /** Removes the logo. Idempotent. */
  async remove(user: AuthenticatedUser): Promise<void> {
    await this.postgres.getRepository(AccountLogo).delete({ accountId: user.account.id });
    await this.recordChange(user, { removed: true });
  }

  /**
   * The logo PNG of an account, for its user and team.
   * @throws AppError NotFound without access or logo
   */
  async findImage({ owner }: AuthenticatedUser, accountId: number): Promise<Buffer> {
    const [row]: { png: Buffer }[] = await this.postgres.query(
      `SELECT png FROM account_logo JOIN account ON account.id = account_id
       WHERE account_id = $1 AND (account.id = $2 OR owner_id = $2)`,
      [accountId, owner.id],
    );
    if (!row) throw new AppError(ErrorCode.NotFound);
    return row.png;
  }

  /** Logo for a user's reports: their own, or that of the owner; null without either. */
  async findBrandLogo({ account, owner }: AuthenticatedUser): Promise<Buffer | null> {
    const [row]: { png: Buffer }[] = await this.postgres.query(
      'SELECT png FROM account_logo WHERE account_id IN ($1, $2) ORDER BY account_id = $1 DESC LIMIT 1',
      [account.id, owner.id],
    );
    return row?.png ?? null;
  }

  private async renderUpload(
    user: AuthenticatedUser,
    upload: Buffer,
    signal: AbortSignal | undefined,
  ): Promise<LogoImage> {
    const schedulingKey = getSchedulingKey(user);
    const release = await this.limiter.acquire({ ...schedulingKey, signal });
    try {
      return await readLogo(upload, { key: schedulingKey.key, signal });
    } finally {
      release();
    }
  }

  private recordChange(
    { account, address }: AuthenticatedUser,
    details: Readonly<Record<string, number | boolean>>,
  ): Promise<void> {
    const event = { actorId: account.id, accountId: account.id, address };
    return this.audit.record({ ...event, action: 'logo-changed', details });
  }
}
