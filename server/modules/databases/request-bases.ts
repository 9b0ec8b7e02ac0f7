import { BaseCatalogueService, type BaseState } from './base-catalogue.service.js';

/** Database catalogue within one request. Memoized, so that a response is based on one generation. */
export class RequestBases extends BaseCatalogueService {
  private readonly cache = new Map<string, Promise<BaseState>>();

  override byCode(code = ''): Promise<BaseState> {
    const pending = this.cache.get(code) ?? super.byCode(code);
    this.cache.set(code, pending);
    return pending;
  }
}
