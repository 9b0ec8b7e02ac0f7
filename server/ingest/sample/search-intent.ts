/** Intent of a search: to buy, to learn, or to find something local. */
export type SearchIntent = 'buy' | 'learn' | 'near';
