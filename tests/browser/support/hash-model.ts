/** Table state in the URL, with the variables of the report request. */
export interface TableState {
  page: number;
  perPage: number;
  sort: string;
  filter: string;
}

const initialState: TableState = { page: 1, perPage: 25, sort: '', filter: '' };
const sizes = [10, 25, 50, 150];
const sorts = ['', 'ws|desc', 'ws|asc', 'pos|asc', 'pos|desc', 'word|asc', 'numwords|desc'];
const filters = ['', 'pos<=10', 'ws>=100', 'wordLIKEtent', 'pos<=20^ws>=50', 'wordLIKEtent^ORwordLIKEboot'];

/** Seeded random numbers in [0, 1) (mulberry32, public domain). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Model of the browser history over a table URL. The page must match its state after each step. */
export class HashModel {
  /** Latest step, for assertion messages. */
  lastStep = 'opened';
  #visited: TableState[] = [initialState];
  #at = 0;
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  get state(): TableState {
    return this.#visited[this.#at] ?? initialState;
  }

  /** Hash of the state with `#`, or an empty string for the initial state. */
  get hash(): string {
    const { page, perPage, sort, filter } = this.state;
    const parts = [
      ...(page === 1 ? [] : [`page=${page}`]),
      ...(perPage === 25 ? [] : [`per_page=${perPage}`]),
      ...(filter === '' ? [] : [`filter=${encodeURIComponent(filter)}`]),
      ...(sort === '' ? [] : [`sort=${encodeURIComponent(sort)}`]),
    ];
    return parts.length === 0 ? '' : `#${parts.join('&')}`;
  }

  /** Takes a random step and returns the script that performs it in the page. */
  takeStep(): string {
    const choice = this.#random();
    if (choice < 0.15 && this.#at > 0) return this.#move(-1, 'back');
    if (choice < 0.25 && this.#at < this.#visited.length - 1) return this.#move(1, 'forward');
    const state = this.#changed();
    if (JSON.stringify(state) === JSON.stringify(this.state)) return this.takeStep();
    this.#visited = [...this.#visited.slice(0, this.#at + 1), state];
    this.#at += 1;
    this.lastStep = JSON.stringify(state);
    return `window.location.hash = ${JSON.stringify(this.hash)}`;
  }

  #move(by: -1 | 1, direction: string): string {
    this.#at += by;
    this.lastStep = `${direction} to ${JSON.stringify(this.state)}`;
    return `window.history.${direction}()`;
  }

  #changed(): TableState {
    const kind = this.#random();
    if (kind < 0.4) return { ...this.state, page: 1 + Math.floor(this.#random() * 3) };
    if (kind < 0.6) return { ...this.state, page: 1, sort: this.#one(sorts) };
    if (kind < 0.8) return { ...this.state, page: 1, filter: this.#one(filters) };
    return { ...this.state, page: 1, perPage: this.#one(sizes) };
  }

  #one<T>(choices: readonly [T, ...T[]] | readonly T[]): T {
    const chosen = choices[Math.floor(this.#random() * choices.length)];
    if (chosen === undefined) throw new Error('there is nothing to choose from');
    return chosen;
  }
}
