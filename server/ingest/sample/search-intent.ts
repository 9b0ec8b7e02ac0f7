/** What a person wants who searches so: to buy, to learn, something in a place. */
export type SearchIntent = 'buy' | 'learn' | 'near';
