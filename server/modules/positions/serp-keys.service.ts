import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { Localised } from '../../contract/language/localised.js';
import { serpProviderIds, type SerpProviderId } from '../../contract/projects/positions.js';
import { SerpKeyRecord } from '../../entities/serp-key.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { invalid } from './validate-project.js';
import type { SerpProvider } from './providers/serp-provider.js';
import { findSerpProvider } from './providers/serp-providers.js';
import { SerpError, type SerpErrorKind } from './providers/serp-provider.js';
import { KeyEncryption } from '../platform/key-encryption.js';

/** A stored key as shown to its account, without the key itself. */
export interface SavedKey {
  provider: SerpProviderId;
  /** Last characters of the key. */
  hint: string;
  savedAt: Date;
}

const maxKeyLength = 500;
/** Characters of the key that the hint shows. */
const hintLength = 4;
const verifyTimeoutMs = 15_000;

/** Manages the provider keys of accounts: verified when saved and encrypted at rest. */
export class SerpKeyService {
  private readonly encryption: KeyEncryption;

  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly config: Pick<Config, 'serpUrls' | 'keysSecret' | 'dataDir'>,
  ) {
    this.encryption = new KeyEncryption(config);
  }

  /** Keys of the user's account, in provider order. */
  async list({ owner }: AuthenticatedUser): Promise<SavedKey[]> {
    const records = await this.postgres.getRepository(SerpKeyRecord).findBy({ teamId: owner.id });
    return serpProviderIds.flatMap((id) => records.find(({ provider }) => provider === id) ?? []);
  }

  /**
   * Verifies and stores the key of a provider and replaces the previous one.
   * @throws AppError InvalidField, Forbidden on the free plan
   */
  async save(
    { owner, kind }: AuthenticatedUser,
    id: string,
    input: string,
    signal: AbortSignal,
  ): Promise<void> {
    if (kind === 'demo') throw new AppError(ErrorCode.Forbidden, { what: paidPlanOnlyMessage });
    const provider = findSerpProvider(id);
    if (!provider) throw invalid('provider', errorMessages.noProvider);
    const key = input.trim();
    if (key.length < hintLength * 2 || key.length > maxKeyLength || /[\s\p{Cc}]/u.test(key)) {
      throw invalid('key', errorMessages.badForm);
    }
    if (!provider.keyPattern.test(key)) throw invalid('key', createKeyFormatMessage(provider));
    try {
      await provider.verifyKey({
        url: this.config.serpUrls[provider.id],
        key,
        timeoutMs: verifyTimeoutMs,
        signal,
      });
    } catch (error) {
      if (!(error instanceof SerpError)) throw error;
      // An account without funds still has a valid key.
      if (error.kind !== 'funds') {
        throw invalid('key', rejectionMessages[error.kind] ?? errorMessages.noResponse);
      }
    }
    await this.postgres.getRepository(SerpKeyRecord).upsert(
      {
        teamId: owner.id,
        provider: provider.id,
        sealed: this.encryption.encrypt(key, encryptionContext(owner.id, provider.id)),
        hint: key.slice(-hintLength),
        savedAt: this.now(),
      },
      ['teamId', 'provider'],
    );
  }

  async remove({ owner }: AuthenticatedUser, id: string): Promise<void> {
    const provider = findSerpProvider(id);
    if (!provider) throw invalid('provider', errorMessages.noProvider);
    await this.postgres.getRepository(SerpKeyRecord).delete({ teamId: owner.id, provider: provider.id });
  }

  /** Whether an account has a key for a provider. */
  has(teamId: number, provider: SerpProviderId): Promise<boolean> {
    return this.postgres.getRepository(SerpKeyRecord).existsBy({ teamId, provider });
  }

  /** Decrypted key; undefined if there is none or another secret was used. */
  async readKey(teamId: number, provider: SerpProviderId): Promise<string | undefined> {
    const record = await this.postgres.getRepository(SerpKeyRecord).findOneBy({ teamId, provider });
    return record ? this.encryption.decrypt(record.sealed, encryptionContext(teamId, provider)) : undefined;
  }
}

const encryptionContext = (teamId: number, provider: SerpProviderId) => `serp-key ${teamId} ${provider}`;

/** Error for features of paid plans. */
export const paidPlanOnlyMessage: Localised = {
  en: 'on the free plan positions come only from the databases; your own keys require a paid plan',
  ru: 'на бесплатном тарифе позиции берутся только из баз; свои ключи доступны на платных тарифах',
};

const errorMessages = {
  noProvider: { en: 'There is no such source of results.', ru: 'Такого источника результатов нет.' },
  badForm: {
    en: 'The key is invalid: it contains spaces or is too short.',
    ru: 'Ключ неверен: в нём есть пробелы или он слишком короткий.',
  },
  noResponse: {
    en: 'The service did not respond, so the key was not verified or saved. Try again.',
    ru: 'Сервис не ответил: ключ не проверен и не сохранён. Повторите попытку.',
  },
} as const;

function createKeyFormatMessage({ name, keyFormat }: SerpProvider): Localised {
  return {
    en: `The key of ${name} has another format: ${keyFormat.en}.`,
    ru: `У ключа ${name} другой вид: ${keyFormat.ru}.`,
  };
}

const rejectionMessages: Partial<Record<SerpErrorKind, Localised>> = {
  key: { en: 'The service does not accept this key.', ru: 'Сервис не принимает этот ключ.' },
  busy: {
    en: 'The service is rejecting requests with this key at the moment. Try again in a few minutes.',
    ru: 'Сервис сейчас не принимает запросы с этим ключом. Повторите через несколько минут.',
  },
};
