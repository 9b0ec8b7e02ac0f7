/**
 * How many times the rows of one report (`recordsPerReport`) an opening holds where reports are counted: the first page and
 * some filters of it. The documents limit reports in a day and rows of a page; who goes on through one report by ever other
 * filters is given further rows of it as further reports of the day.
 */
export const viewsPerQuotaUnit = 4;

/** Different reports that all visitors without an account behind one address may open in a day, whatever their cookies. */
export const guestReportsPerAddress = 100;
