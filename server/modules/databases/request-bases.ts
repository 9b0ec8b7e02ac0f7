import type { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { noSampleLoad, type SampleLoadStatus } from '../../ingest/sample/sample-load.js';
import { BaseCatalogueService, type BaseState } from './base-catalogue.service.js';

/** Database catalogue within one request. Memoized, so that a response is based on one generation. */
export class RequestBases extends BaseCatalogueService {
  private readonly cache = new Map<string, Promise<BaseState>>();

  constructor(
    postgres: DataSource,
    private readonly sampleLoad: SampleLoadStatus = noSampleLoad,
  ) {
    super(postgres);
  }

  /** @throws AppError UnknownBase, SampleLoading */
  override async byCode(code = ''): Promise<BaseState> {
    const base = await this.readBase(code);
    this.sampleLoad.assertLoaded(base);
    return base;
  }

  override async has(code: string): Promise<boolean> {
    try {
      await this.readBase(code.toLowerCase());
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === ErrorCode.UnknownBase) return false;
      throw error;
    }
  }

  private readBase(code: string): Promise<BaseState> {
    const cached = this.cache.get(code) ?? super.byCode(code);
    this.cache.set(code, cached);
    return cached;
  }
}
