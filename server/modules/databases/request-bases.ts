import { BaseCatalogueService, type BaseState } from './base-catalogue.service.js';

/** The catalogue as one request sees it: a base is read once, so that everything in one answer is of one generation. */
export class RequestBases extends BaseCatalogueService {
  private readonly cache = new Map<string, Promise<BaseState>>();

  override byCode(code = ''): Promise<BaseState> {
    const pending = this.cache.get(code) ?? super.byCode(code);
    this.cache.set(code, pending);
    return pending;
  }
}
