/** Date columns of a domain whose rows have no dates. */
export const undatedTotals = {
  checkedOn: '1970-01-01',
  newerKeywords: 0,
  oldestCheckedOn: '1970-01-01',
  newestCheckedOn: '1970-01-01',
  previousCheckedOn: '1970-01-01',
  adsCheckedOn: '1970-01-01',
  adsNewerKeywords: 0,
  adsOldestCheckedOn: '1970-01-01',
  adsNewestCheckedOn: '1970-01-01',
};
