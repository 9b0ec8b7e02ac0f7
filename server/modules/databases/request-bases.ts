import { BaseCatalogue, type BaseState } from './base-catalogue.service.js';

/** The catalogue as one request sees it: a base is read once, so that everything in one answer is of one generation. */
export class RequestBases extends BaseCatalogue {
  private readonly seen = new Map<string, Promise<BaseState>>();

  override byCode(code = ''): Promise<BaseState> {
    const known = this.seen.get(code) ?? super.byCode(code);
    this.seen.set(code, known);
    return known;
  }
}
