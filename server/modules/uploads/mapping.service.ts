import { Not, type DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { ColumnMappingRecord } from '../../entities/column-mapping.entity.js';
import { parseMapping, type ColumnMapping } from '../../ingest/parse-mapping.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { lockAccount } from '../platform/lock-account.js';
import { createHash } from 'node:crypto';
import { normaliseColumnName } from '../../ingest/formats/tidy-name.js';

const maxNameChars = 100;

const maxMappingsPerUser = 200;

/** A saved mapping. */
export interface SavedMapping {
  id: number;
  name: string;
  mapping: ColumnMapping;
}

/** Saved column mappings, applied automatically to files with the same header. */
export class MappingService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** Mappings of a user by name. */
  list({ account }: AuthenticatedUser): Promise<ColumnMappingRecord[]> {
    return this.postgres
      .getRepository(ColumnMappingRecord)
      .find({ where: { accountId: account.id }, order: { name: 'ASC', id: 'ASC' } });
  }

  /** Mapping that the user saved for a header. */
  async findByHeader(
    { account }: AuthenticatedUser,
    header: readonly string[],
  ): Promise<SavedMapping | undefined> {
    const record = await this.postgres
      .getRepository(ColumnMappingRecord)
      .findOneBy({ accountId: account.id, fingerprint: headerFingerprint(header) });
    return record ? { id: record.id, name: record.name, mapping: parseMapping(record.mapping) } : undefined;
  }

  /**
   * Saves a mapping for a header and replaces the previous one. Throws InvalidField for an invalid name or too many
   * mappings.
   */
  async save(
    user: AuthenticatedUser,
    { name, header, mapping }: { name: string; header: readonly string[]; mapping: ColumnMapping },
  ): Promise<void> {
    const { account } = user;
    const trimmed = name.replaceAll(/[\s\0]+/g, ' ').trim();
    if (trimmed === '' || trimmed.length > maxNameChars) throw invalidNameError(invalidNameMessage);
    const fingerprint = headerFingerprint(header);
    await this.postgres.transaction(async (tx) => {
      await lockAccount(tx, account.id);
      const mappings = tx.getRepository(ColumnMappingRecord);
      const otherMappings = { accountId: account.id, fingerprint: Not(fingerprint) };
      if ((await mappings.countBy(otherMappings)) >= maxMappingsPerUser) {
        throw invalidNameError(tooManyMappingsMessage);
      }
      await mappings.upsert(
        { accountId: account.id, name: trimmed, fingerprint, mapping, createdAt: this.now() },
        ['accountId', 'fingerprint'],
      );
    });
  }

  /** Removes a mapping. Throws NotFound also for a mapping of another user. */
  async remove({ account }: AuthenticatedUser, id: number): Promise<void> {
    const { affected } = await this.postgres
      .getRepository(ColumnMappingRecord)
      .delete({ id, accountId: account.id });
    if (affected !== 1) throw new AppError(ErrorCode.NotFound);
  }
}

const invalidNameMessage = {
  en: `The name of a mapping must have 1 to ${maxNameChars} characters.`,
  ru: `Сопоставлению нужно название, не длиннее ${maxNameChars} знаков.`,
};

const tooManyMappingsMessage = {
  en: `At most ${maxMappingsPerUser} mappings can be saved. Remove one first.`,
  ru: `Хранится не больше ${maxMappingsPerUser} сопоставлений. Сначала удалите одно из них.`,
};

function invalidNameError(message: { en: string; ru: string }): AppError {
  return new AppError(ErrorCode.InvalidField, { field: 'saveMappingAs', what: message });
}

/** Fingerprint of the header: column names in order, ignoring case. */
function headerFingerprint(names: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(names.map(normaliseColumnName)))
    .digest('hex');
}
