/** Texts of the start page. */
export const home = {
  title: 'Open a domain, page or keyword',
} as const;
