/**
 * Number of views that one unit of the report quota covers, each of `recordsPerReport` rows: the first page and some
 * filtered views. Further rows of the same report consume another unit, so that filters cannot bypass the limit.
 */
export const viewsPerQuotaUnit = 4;

/** Distinct reports per day for all guests of one address, independent of cookies. */
export const guestReportsPerAddress = 100;
