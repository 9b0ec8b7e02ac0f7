import type { DataSource } from 'typeorm';
import type { LoadingSample } from '../../ingest/sample/sample-load.js';
import { BaseCatalogue, type BaseState } from './base-catalogue.service.js';

/** The catalogue for calls that read reports: it rejects a database whose sample data is being loaded. */
export class LoadedBases extends BaseCatalogue {
  constructor(
    postgres: DataSource,
    private readonly sample: LoadingSample,
  ) {
    super(postgres);
  }

  /** @throws AppError UnknownBase, SampleLoading */
  override async byCode(code?: string): Promise<BaseState> {
    const base = await super.byCode(code);
    this.sample.assertLoaded(base);
    return base;
  }
}
