import type { DataSource } from 'typeorm';
import type { SampleLoadStatus } from '../../ingest/sample/sample-load.js';
import { BaseCatalogueService, type BaseState } from './base-catalogue.service.js';

/** Database catalogue for report reads. Rejects a database whose sample data is loading. */
export class LoadedBases extends BaseCatalogueService {
  constructor(
    postgres: DataSource,
    private readonly sampleLoad: SampleLoadStatus,
  ) {
    super(postgres);
  }

  /** @throws AppError UnknownBase, SampleLoading */
  override async byCode(code?: string): Promise<BaseState> {
    const base = await super.byCode(code);
    this.sampleLoad.assertLoaded(base);
    return base;
  }
}
