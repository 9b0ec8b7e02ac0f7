/** Arguments of a client, as people write them into its settings. */
export interface ClientInput {
  /** Address of the server, without a slash at the end. */
  api: string;
  token: string;
  domain: string;
  /** Another domain. */
  competitor: string;
  /** A domain with ads. */
  advertiser: string;
  keyword: string;
  /** Whole address of a page of the competitor. */
  page: string;
  /** Keywords of the database `gny`. */
  list: string[];
  /** Pages with their domain. */
  pages: string[];
}
