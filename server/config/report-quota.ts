/**
 * Row quota of one opened report, as a multiple of `recordsPerReport`: the first page and some filtered views.
 * Further rows of the same report count as further reports, so that filters cannot bypass the limit.
 */
export const viewsPerQuotaUnit = 4;

/** Distinct reports per day for all guests of one address, independent of cookies. */
export const guestReportsPerAddress = 100;
