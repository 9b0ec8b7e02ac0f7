/** Number of rows in a list of the domain summary, on the page and in the PDF. */
export const maxSummaryRows = 9;

/** Number of ads in the domain summary, on the page and in the PDF. */
export const maxSummaryAds = 5;
