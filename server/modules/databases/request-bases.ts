import type { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { noSampleLoad, type LoadingSample } from '../../ingest/sample/sample-load.js';
import { BaseCatalogue, type BaseState } from './base-catalogue.service.js';

/** The catalogue as one request sees it: a base is read once, so that everything in one answer is of one generation. */
export class RequestBases extends BaseCatalogue {
  private readonly seen = new Map<string, Promise<BaseState>>();

  constructor(
    postgres: DataSource,
    private readonly sample: LoadingSample = noSampleLoad,
  ) {
    super(postgres);
  }

  /** @throws AppError UnknownBase, SampleLoading */
  override async byCode(code = ''): Promise<BaseState> {
    const base = await this.read(code);
    this.sample.assertLoaded(base);
    return base;
  }

  override async has(code: string): Promise<boolean> {
    try {
      await this.read(code.toLowerCase());
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === ErrorCode.UnknownBase) return false;
      throw error;
    }
  }

  private read(code: string): Promise<BaseState> {
    const known = this.seen.get(code) ?? super.byCode(code);
    this.seen.set(code, known);
    return known;
  }
}
