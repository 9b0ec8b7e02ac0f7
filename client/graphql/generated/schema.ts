export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A list of numbers, one for each node of a tree. */
  NumberColumn: { input: number[]; output: number[]; }
  /** The `SafeInt` scalar type represents non-fractional signed whole numeric values that are considered safe as defined by the ECMAScript specification. */
  SafeInt: { input: number; output: number; }
  /** A list of texts, one for each node of a tree. */
  TextColumn: { input: string[]; output: string[]; }
  /** A file, sent by the convention of GraphQL multipart requests with the header `Apollo-Require-Preflight`. */
  Upload: { input: unknown; output: unknown; }
};

/** Program whose file a campaign is written as. */
export type AdExportType =
  /** Google Ads Editor. */
  | 'google'
  /** Direct Commander. */
  | 'yandex';

/** What makes a group of a campaign. */
export type AdGrouping =
  /** An ad with all its keywords. */
  | 'ad'
  /** A keyword with all its ads. */
  | 'keyword';

/** Type of an argument’s value. */
export type ArgumentType =
  /** Yes or no. */
  | 'boolean'
  /** Names or ids of domains that the database holds, in an address split by commas. */
  | 'domainList'
  /** A whole number. */
  | 'integer'
  /** A text. */
  | 'string'
  /** Texts, in an address one per line. */
  | 'stringList';

/** What only some databases hold. */
export type BaseFact =
  /** How hard it is to rank for keywords, as vendors tell. */
  | 'difficulty'
  /** Exact search volumes other than 0. */
  | 'exactVolume'
  /** What people want who search for keywords, as vendors tell. */
  | 'intent'
  /** Titles of pages, as a crawler read them. */
  | 'pageTitle'
  /** Keywords that stand for the topic of others, as vendors tell. */
  | 'parentTopic'
  /** Interest in keywords by months, as vendors tell. */
  | 'trend'
  /** Search volumes, which visits follow from. */
  | 'volume'
  /** Search volumes that are known as ranges only. */
  | 'volumeRange';

/** How far a bill is. */
export type BillState =
  /** Nobody paid it in time, or its payer removed it. */
  | 'cancelled'
  /** Paid; its plan was given. */
  | 'paid'
  /** Paid, and the whole sum was given back. */
  | 'refunded'
  /** To be paid until `dueAt`. */
  | 'unpaid';

/** A dialog that a cell opens in place of a page. */
export type CellDialog =
  /** The history of the domain’s position for the keyword. */
  | 'history';

/** How a cell shows its value. */
export type CellFormat =
  /** Change of a position: above 0 is a rise. */
  | 'change'
  /** Competition of advertisers: 1 low, 2 medium, 3 high, 0 unknown. */
  | 'competition'
  /** Day. */
  | 'date'
  /** A number with two decimals. */
  | 'decimal'
  /** Domain. */
  | 'domain'
  /** Yes or no. */
  | 'flag'
  /** What people want who search, by the ids of the column’s choices. */
  | 'intents'
  /** Keyword. */
  | 'keyword'
  /** Amount of money, two decimals. */
  | 'money'
  /** Number. */
  | 'number'
  /** Share of 100. */
  | 'percent'
  /** Place of an ad: 0 under the results, 1 above them. */
  | 'placement'
  /** Position in the search results, 1 to 50; 0 for none. */
  | 'position'
  /** Text of whole sentences, which needs more room. */
  | 'sentence'
  /** Text. */
  | 'text'
  /** Figures in the order of time, drawn as a line. */
  | 'trend'
  /** Address of a page within its domain. */
  | 'url'
  /** SERP features, by their ids in wizardClasses. */
  | 'wizards';

/** How keywords are put together. */
export type ClusterMethod =
  /** All share one common set of addresses. */
  | 'HARD'
  /** Each shares enough addresses with the main one and with more than half of the others. */
  | 'MODERATE'
  /** Each keyword shares enough addresses with the main one. */
  | 'SOFT';

/** What a run of the clustering is told. */
export type ClusterSettingsInput = {
  /** Whether the strength is a per cent. */
  isPercent?: Scalars['Boolean']['input'];
  /** Least search volume of a cluster: others are not made. */
  leastClusterVolume?: Scalars['SafeInt']['input'];
  /** Least search volume of a keyword, the exact one on databases of Yandex: others stay in no folder. */
  leastVolume?: Scalars['SafeInt']['input'];
  /** How keywords are put together. */
  method?: ClusterMethod;
  /** Domains whose pages do not count, with their subdomains, up to 300. */
  skippedDomains?: Array<Scalars['String']['input']>;
  /** Addresses that keywords share, or the per cent of the top. */
  strength?: Scalars['Int']['input'];
  /** Depth within which addresses are compared: 10, 20, 50. */
  top?: Scalars['Int']['input'];
  /** For which keywords search volumes are read anew. */
  update?: ClusteringUpdate;
};

/** What was done to a clustering project. */
export type ClusteringEditKind =
  /** The blacklist was changed. */
  | 'BLACKLIST'
  /** Keywords came. */
  | 'IMPORT'
  /** Folders were locked. */
  | 'LOCK'
  /** Folders were put together. */
  | 'MERGE'
  /** Keywords were moved into a folder. */
  | 'MOVE'
  /** Folders were moved. */
  | 'MOVE_FOLDERS'
  /** A folder was made. */
  | 'NEW_FOLDER'
  /** Folders were pinned. */
  | 'PIN'
  /** Folders were taken away. */
  | 'REMOVE_FOLDERS'
  /** Keywords were deleted. */
  | 'REMOVE_KEYWORDS'
  /** A folder was renamed. */
  | 'RENAME'
  /** The keywords were clustered. */
  | 'RUN'
  /** A folder was split. */
  | 'SPLIT'
  /** Keywords were put onto the blacklist. */
  | 'TO_BLACKLIST'
  /** Keywords were taken out of their folders. */
  | 'UNGROUP'
  /** Folders are locked no longer. */
  | 'UNLOCK'
  /** Folders are pinned no longer. */
  | 'UNPIN';

/** Which keywords of a group report are taken. */
export type ClusteringSource =
  /** Those of ads. */
  | 'ADS'
  /** Both. */
  | 'BOTH'
  /** Those of search results. */
  | 'SEARCH';

/** For which keywords a run reads search volumes anew. */
export type ClusteringUpdate =
  /** For all; volumes of a file give way. */
  | 'ALL'
  /** For none. */
  | 'IGNORE'
  /** For those that the database did not hold. */
  | 'UNKNOWN';

/** What a column of a file is read as. */
export type ColumnChoice = {
  /** What it is; null leaves it out. */
  field?: InputMaybe<FileField>;
  /** Name of the column, as it stands in the file. */
  name: Scalars['String']['input'];
};

/** Type of a column’s values. */
export type ColumnType =
  /** List of texts. */
  | 'array'
  /** Yes or no. */
  | 'boolean'
  /** Day, as 2026-10-01. */
  | 'date'
  /** Number with a fraction. */
  | 'decimal'
  /** Whole number. */
  | 'integer'
  /** List of ids of a list of classes, as wizardClasses. */
  | 'map'
  /** Text. */
  | 'string';

/** Whether a table shows a column. */
export type ColumnVisibility =
  /** Always: it cannot be taken away. */
  | 'always'
  /** From the start. */
  | 'default'
  /** Never: an id for links and scripts. */
  | 'hidden'
  /** When its reader chooses it. */
  | 'optional';

/** How a combined keyword is written. */
export type CombinationOption =
  /** In square brackets: exact match. */
  | 'brackets'
  /** In quotation marks: phrase match. */
  | 'quotes'
  /** As it is: broad match. */
  | 'simple'
  /** With a plus sign before words that join others, so that the search engine does not leave them out. */
  | 'stop_word';

/** In which order the words of a variation stand. */
export type CombinationOrder =
  /** In every order. */
  | 'any'
  /** In that of their lists. */
  | 'given';

/** The company that pays by bank transfer. */
export type CompanyInput = {
  /** Taxpayer number (INN): 10 digits, 12 of an individual entrepreneur. */
  inn: Scalars['String']['input'];
  /** Tax reason code (KPP): 9 characters; empty for an individual entrepreneur. */
  kpp: Scalars['String']['input'];
  /** Where it is registered. */
  legalAddress: Scalars['String']['input'];
  /** Its name, as it stands in its papers. */
  name: Scalars['String']['input'];
  /** Where letters reach it. */
  postalAddress: Scalars['String']['input'];
};

/** Which keywords are compared. */
export type ComparisonView =
  /** Keywords with ads. */
  | 'context'
  /** Keywords with a position in the top 50. */
  | 'organic';

/** What adding a team member did. */
export type CorporateAddition =
  /** The e-mail has an account of its own: its person must be invited. */
  | 'REBIND'
  /** An account was made and a letter to set its password is on its way. */
  | 'TRUE';

/** What of a database changes; what is missing stays. */
export type DatabaseChange = {
  /** Name in Russian. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** Currency of its costs. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Name in English. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** A few letters for narrow places. */
  short?: InputMaybe<Scalars['String']['input']>;
};

/** Who wants to try a paid plan for some free days. */
export type DemoRequestInput = {
  /** Whether the form showed e-mail and phone locked. It changes nothing. */
  blocked?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail. Of a person who is logged in the account’s counts. */
  email: Scalars['String']['input'];
  /** Name; where it is not sent at all, what stands before the @ of the e-mail. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone in the international form. Of a person who is logged in the account’s counts, where it has one. */
  phone: Scalars['String']['input'];
};

/** A domain in a database. */
export type DomainInput = {
  /** Code of the database; without it the one chosen in this browser, else `gny`. */
  base?: InputMaybe<Scalars['String']['input']>;
  /** The domain. A scheme, `www.` and a path are cut off. */
  name: Scalars['String']['input'];
};

/** What becomes of a column of a file. */
export type FileColumnUse =
  /** It is known and not read; the reason is said. */
  | 'leftOut'
  /** Nobody knows what it is; it is not read. */
  | 'unknown'
  /** It is read. */
  | 'used';

/** What a column of a file is read as. */
export type FileField =
  /** The field `average_position` of the import format. */
  | 'average_position'
  /** The field `base` of the import format. */
  | 'base'
  /** The field `competition` of the import format. */
  | 'competition'
  /** The field `cpc` of the import format. */
  | 'cpc'
  /** The field `date` of the import format. */
  | 'date'
  /** The field `difficulty` of the import format. */
  | 'difficulty'
  /** The field `docs` of the import format. */
  | 'docs'
  /** The field `domain` of the import format. */
  | 'domain'
  /** The field `intent` of the import format. */
  | 'intent'
  /** The field `keyword` of the import format. */
  | 'keyword'
  /** The field `parent_topic` of the import format. */
  | 'parent_topic'
  /** The field `position` of the import format. */
  | 'position'
  /** The field `previous_position` of the import format. */
  | 'previous_position'
  /** The field `snippet` of the import format. */
  | 'snippet'
  /** The field `title` of the import format. */
  | 'title'
  /** The field `trend` of the import format. */
  | 'trend'
  /** The field `type` of the import format. */
  | 'type'
  /** The field `url` of the import format. */
  | 'url'
  /** The field `wizards` of the import format. */
  | 'wizards'
  /** The field `ws` of the import format. */
  | 'ws'
  /** The field `wsk` of the import format. */
  | 'wsk';

/** One condition on one column. */
export type FilterConditionInput = {
  /** Id of the column, as `ws`; the report lists which ones can be filtered. */
  field: Scalars['String']['input'];
  /** The operator, as `>=` or `NOT LIKE`; the report lists the operators of each column. */
  operator: Scalars['String']['input'];
  /** The value as text. Several values are divided by `DELIM`, the ends of BETWEEN by `@`. */
  value: Scalars['String']['input'];
};

/** A line of the filter: a condition, with alternatives any of which is enough. Lines are joined by AND. */
export type FilterRowInput = {
  /** Id of the column, as `ws`; the report lists which ones can be filtered. */
  field: Scalars['String']['input'];
  /** The operator, as `>=` or `NOT LIKE`; the report lists the operators of each column. */
  operator: Scalars['String']['input'];
  /** Alternatives to the condition: joined to it by OR. */
  or?: InputMaybe<Array<FilterConditionInput>>;
  /** The value as text. Several values are divided by `DELIM`, the ends of BETWEEN by `@`. */
  value: Scalars['String']['input'];
};

/** Kind of input by which a filter asks for values. */
export type FilterType =
  /** Yes or no, sent as 1 or 0. */
  | 'boolean'
  /** A level of competition: 1 low, 2 medium, 3 high. */
  | 'competition'
  /** A day or two, as 2026-10-01. */
  | 'dateRange'
  /** One of the choices of the column. */
  | 'enum'
  /** A list of texts. */
  | 'isOneOf'
  /** A number. */
  | 'number'
  /** Placement in the search results: 1 top, 0 bottom. */
  | 'sr'
  /** A text. */
  | 'string'
  /** Ids of SERP features, from wizardClasses. */
  | 'wizards';

/** Conditions on keywords; what is missing or null asks nothing. Of search results and of ads they are asked by themselves. A list takes keywords of its own kind where these are chosen, else those of the other. */
export type GroupConditions = {
  /** Of ads, 1: only those that name a place, 0: only others, 0 to 1. */
  contextIsGeo?: InputMaybe<Scalars['Int']['input']>;
  /** Of ads, 1: only questions, 0: only others, 0 to 1. */
  contextIsQuestion?: InputMaybe<Scalars['Int']['input']>;
  /** Of ads: words, from, 1 to 255. */
  contextNumWordsFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Of ads: words, at most, 1 to 255. */
  contextNumWordsTo?: InputMaybe<Scalars['Int']['input']>;
  /** Of ads: domains that have the keyword, from, 0 to 50. */
  contextWeightFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Of ads: domains that have the keyword, at most, 0 to 50. */
  contextWeightTo?: InputMaybe<Scalars['Int']['input']>;
  /** Of ads: searches a month, from, 0 or more. */
  contextWsFrom?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Of ads: searches a month, at most, 0 or more. */
  contextWsTo?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Of ads: exact searches a month, from, 0 or more. */
  contextWskFrom?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Take keywords that have ads. */
  keysFromContext?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of the conditions on ads is enough. */
  keysFromContextOr?: InputMaybe<Scalars['Boolean']['input']>;
  /** Take keywords that rank in search results. */
  keysFromOrganic?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of the organic conditions is enough. */
  keysFromOrganicOr?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1: only those that name a place, 0: only others, 0 to 1. */
  organicIsGeo?: InputMaybe<Scalars['Int']['input']>;
  /** 1: only questions, 0: only others, 0 to 1. */
  organicIsQuestion?: InputMaybe<Scalars['Int']['input']>;
  /** Words, from, 1 to 255. */
  organicNumWordsFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Words, at most, 1 to 255. */
  organicNumWordsTo?: InputMaybe<Scalars['Int']['input']>;
  /** Best place of one of the domains, from, 1 to 50. */
  organicPosFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Its last place, 1 to 50. */
  organicPosTo?: InputMaybe<Scalars['Int']['input']>;
  /** Domains that have the keyword, from, 0 to 50. */
  organicWeightFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Domains that have the keyword, at most, 0 to 50. */
  organicWeightTo?: InputMaybe<Scalars['Int']['input']>;
  /** Searches a month, from, 0 or more. */
  organicWsFrom?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Searches a month, at most, 0 or more. */
  organicWsTo?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** What an edit of a group report does. */
export type GroupEditAction =
  /** Takes keywords away. */
  | 'delete'
  /** Adds keywords. */
  | 'import';

/** An edit of a group report. */
export type GroupEditInput = {
  /** What it does. */
  action: GroupEditAction;
  /** What it chooses keywords by. */
  by: GroupEditSource;
  /** Of domains and of a filter. */
  conditions?: InputMaybe<GroupConditions>;
  /** Whether it changes the keywords of ads. */
  context: Scalars['Boolean']['input'];
  /** Domains by their names or ids, at most 10. */
  domains?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A txt or csv file of at most 5120 KB and 10000 lines. */
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** Of keys: ids of keywords. */
  ids?: InputMaybe<Array<Scalars['SafeInt']['input']>>;
  /** Of a list: keywords, at most 10000; blank ones do not count. */
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it changes the keywords of search results. */
  organic: Scalars['Boolean']['input'];
  /** Templates, at most 300: % stands for any text, _ for one character. */
  templates?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What an edit of a group report chooses its keywords by. */
export type GroupEditSource =
  /** Domains that have them. */
  | 'domains'
  /** The same words in another order or in other forms; the one searched for most stays. To add, doubles among the keywords that the report’s own domains have. */
  | 'doubles'
  /** A file of keywords. */
  | 'file'
  /** Conditions. To add, on the keywords that the report’s own domains have. */
  | 'filter'
  /** Their ids, as of chosen rows. */
  | 'keys'
  /** A list of keywords. */
  | 'list'
  /** Templates. To add, on the keywords that the report’s own domains have. */
  | 'template';

/** A new group report. */
export type GroupReportInput = {
  /** Code of the database. */
  base?: InputMaybe<Scalars['String']['input']>;
  /** Domains or addresses, at least two; blank ones are dropped, repeated ones merged. */
  domains: Array<Scalars['String']['input']>;
  /** Without domains: its keywords are added later. */
  emptyReport?: Scalars['Boolean']['input'];
  /** Name, at most 128 characters; without one it is named after its domains. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Depth within which a position counts: 10 or 50. */
  top?: Scalars['Int']['input'];
};

/** A service whose identifiers sites carry. */
export type IdentifierKind =
  /** Google AdSense: the publisher’s id. */
  | 'adsense'
  /** Google Analytics: the account’s id. */
  | 'analytics'
  /** Leadia. */
  | 'leadia'
  /** Relap. */
  | 'relap';

/** A file to import, and what its rows are where they do not say it. */
export type ImportFile = {
  /** Code of the database; the default one without it. */
  base?: InputMaybe<Scalars['String']['input']>;
  /** What its columns are, of a table that no reader knows. */
  columns?: InputMaybe<Array<ColumnChoice>>;
  /** Whether it holds all positions of its domain, so that keywords which are not in it are lost ones. Only of the positions of one domain. */
  complete?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO date; that of the file without it, else today. */
  date?: InputMaybe<Scalars['String']['input']>;
  /** Domain of rows that have no host. */
  domain?: InputMaybe<Scalars['String']['input']>;
  /** Keeps these columns under a name for the next file with the same header, at most 100 characters. */
  saveMappingAs?: InputMaybe<Scalars['String']['input']>;
  /** Id of a file that waits. */
  upload: Scalars['ID']['input'];
};

/** Where keywords come from: a list, a file or a group report, one of them. */
export type ImportSource = {
  /** A file of the type txt, csv, tsv, json, ndjson, xlsx, zip, gz, up to 5120 KB, unpacked up to 32 MB: a keyword on each line, the columns Keyword;Search volume;Exact search volume, or any keyword file that an import reads; of a workbook the first sheet with keywords, of an archive all of its keyword files. */
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** Id of a group report. */
  group?: InputMaybe<Scalars['ID']['input']>;
  /** Keywords; blank lines and repeated ones do not count. */
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The same keywords as a text sent as a file, one per line: a body of GraphQL holds no more than some tens of thousands. */
  list?: InputMaybe<Scalars['Upload']['input']>;
  /** Which keywords of the group report. */
  source?: ClusteringSource;
};

/** How far an import is. */
export type ImportState =
  /** It was cancelled: the reports are as they were before. */
  | 'cancelled'
  /** All that could be read is in the reports. */
  | 'done'
  /** It has failed: the reports are as they were before. */
  | 'failed'
  /** It runs. */
  | 'running'
  /** It waits for its turn. */
  | 'waiting';

/** What an invitation does. */
export type InvitationPurpose =
  /** An account was made, whose first password is to be set. */
  | 'activate'
  /** The person has an account, which joins the owner’s. */
  | 'join';

/** How close a search must be to the keyword. */
export type KeywordMatch =
  /** Any form and order, other words too. */
  | 'broad'
  /** The keyword alone. */
  | 'exact'
  /** The words in their order. */
  | 'phrase';

/** A report whose keywords a tool works on: of a domain, of a page, or of a group report. */
export type KeywordSource =
  /** Its paid keywords. */
  | 'adkeywords'
  /** Its organic keywords. */
  | 'keywords';

/** All rows of a project’s table as it is filtered. */
export type KeywordView = {
  /** With the folders under it. */
  deep?: Scalars['Boolean']['input'];
  /** Filter of the table. */
  filter?: InputMaybe<Scalars['String']['input']>;
  /** Folder; 0 is the whole project. */
  folder?: Scalars['Int']['input'];
  /** Text of the search in the table. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** How a payment without money ends. */
export type LocalPaymentAnswer =
  /** Declined: the bill stays unpaid. */
  | 'decline'
  /** Paid; the refusal of an earlier try comes first, the question whether it may be paid last. */
  | 'disorder'
  /** Paid; the news comes some seconds later. */
  | 'late'
  /** Paid. */
  | 'pay'
  /** Paid; the news comes two times. */
  | 'twice';

/** What a limit counts. */
export type MeterKind =
  /** Different domains and keywords in a day. */
  | 'analysis'
  /** Calls with a token in a day. */
  | 'apiRequests'
  /** Different reports in a day. */
  | 'reports'
  /** People of a corporate account, its owner included. */
  | 'users';

/** A new database. */
export type NewDatabase = {
  /** Name in Russian; the English one without it. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** Code: 2 to 16 small letters and digits. */
  code: Scalars['String']['input'];
  /** Currency of its costs; `USD` without it. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Search engine; `google` without it. */
  engine?: InputMaybe<SearchEngine>;
  /** Language of its keywords; `en` without it. */
  lng?: InputMaybe<Scalars['String']['input']>;
  /** Name in English. */
  name: Scalars['String']['input'];
  /** A few letters for narrow places; the code without it. */
  short?: InputMaybe<Scalars['String']['input']>;
};

/** How a bill is paid. */
export type PaymentMethod =
  /** A bank card; the documents’ method 1. Payments may recur. */
  | 'card'
  /** An online wallet; method 2. */
  | 'wallet';

/** How a payment goes on in the browser. */
export type PaymentWay =
  /** At an address of the provider. */
  | 'address'
  /** Without money: the payer says by `resolveTestPayment` how it ends. */
  | 'local'
  /** In the widget of the provider, on the page of the bill, which is to be loaded by itself. */
  | 'widget';

/** Whose search results are watched. */
export type PositionDevice =
  /** A computer’s. */
  | 'desktop'
  /** A smartphone’s. */
  | 'smartphone'
  /** A tablet’s. */
  | 'tablet';

/** A search engine. */
export type PositionEngine =
  /** Google. */
  | 'google'
  /** Yandex. */
  | 'yandex';

/** A region of a positions project. */
export type PositionRegionInput = {
  /** Code of its database. */
  base: Scalars['String']['input'];
  /** Its place as the source of results names it, where the database does not say it. */
  location?: InputMaybe<Scalars['String']['input']>;
};

/** When positions are checked. */
export type PositionSchedule =
  /** When somebody asks. */
  | 'demand'
  /** On days of the month. */
  | 'month'
  /** On days of the week. */
  | 'week';

/** A folder of a clustering project. */
export type PositionsFolderInput = {
  /** Id of the clustering project. */
  clustering: Scalars['ID']['input'];
  /** The folder, with those under it; 0 is all of them, -1 the keywords in none. */
  folder?: Scalars['Int']['input'];
};

/** Keywords: a list, those of a group report and of a folder, all together. */
export type PositionsKeywordsInput = {
  /** A folder of a clustering project, whose keywords are taken. */
  folder?: InputMaybe<PositionsFolderInput>;
  /** A group report, whose keywords of search results are taken. */
  group?: InputMaybe<Scalars['ID']['input']>;
  /** Keywords, one per line. */
  list?: Array<Scalars['String']['input']>;
};

/** What a positions project is. */
export type PositionsProjectInput = {
  /** A domain, or an address whose pages alone count. */
  address: Scalars['String']['input'];
  /** The top of whose losses you are told: 1, 3, 10, 20, 50, 100. */
  alertTop?: InputMaybe<Scalars['Int']['input']>;
  /** What its checks may cost in a month. Unit: US dollars. */
  cap?: Scalars['Float']['input'];
  /** Domains that the share of voice is told against. */
  competitors?: Array<Scalars['String']['input']>;
  /** Days of the week, 1 to 7, or of the month, 1 to 31. */
  days?: Array<Scalars['Int']['input']>;
  /** How many results are looked at: 10, 20, 30, 50, 100. */
  depth?: Scalars['Int']['input'];
  /** desktop, tablet or smartphone. */
  device?: Scalars['String']['input'];
  /** Search engine: google or yandex. */
  engine?: InputMaybe<Scalars['String']['input']>;
  /** Language of the search engine’s interface, ISO 639-1. */
  language: Scalars['String']['input'];
  /** Name, other than those of your other projects. */
  name: Scalars['String']['input'];
  /** Source of its checks: dataforseo, serper or serpapi. */
  provider?: InputMaybe<Scalars['String']['input']>;
  /** Regions, each once. */
  regions: Array<PositionRegionInput>;
  /** demand, week or month. */
  schedule?: Scalars['String']['input'];
  /** Time of the checks, as 06:30. */
  time?: Scalars['String']['input'];
  /** Time zone of that time. */
  timeZone?: Scalars['String']['input'];
};

/** What is done with a plan: buy, prolong, change. */
export type PurchaseKind =
  /** A plan is bought where none is in force. */
  | 'buy'
  /** A higher plan takes the place of the one in force, whose unused days count. */
  | 'change'
  /** The plan in force is prolonged from its end. */
  | 'prolong';

/** A push subscription as a browser hands it out. */
export type PushSubscriptionInput = {
  /** Shared secret of the browser, base64url. */
  auth: Scalars['String']['input'];
  /** Address of the push service for this browser: https, on the public internet. */
  endpoint: Scalars['String']['input'];
  /** Public key of the browser, base64url. */
  p256dh: Scalars['String']['input'];
};

/** What a new account is made of. */
export type RegistrationInput = {
  /** Domains to save in the account, one per line. */
  domain?: InputMaybe<Scalars['String']['input']>;
  /** E-mail: the login. */
  email: Scalars['String']['input'];
  /** Language of letters: `en` or `ru`; by default that of the request. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Password: 8 to 128 characters, none of the most used ones. */
  password: Scalars['String']['input'];
  /** The password once more. */
  passwordRepeat: Scalars['String']['input'];
  /** Phone in the international form, as +12025550123; the login can be reminded by it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Number of the plan that the person wishes: one on sale. 1 stands for a single domain, of whose text the first line is kept. */
  plan?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the plan that the person wishes, where `plan` is 1. */
  tariff?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the term that the person wishes: 0 to 3 for 1, 3, 6 and 12 months. */
  term?: InputMaybe<Scalars['Int']['input']>;
};

/** Method of a REST call. */
export type ReportMethod =
  /** Its arguments stand in the query string. */
  | 'GET'
  /** Its arguments stand in the body. */
  | 'POST';

/** A group of reports. */
export type ReportSection =
  /** Keyword clusters. */
  | 'clustering'
  /** Rankings and comparisons of domains. */
  | 'domains'
  /** Several domains and their keywords side by side. */
  | 'groups'
  /** Keyword research. */
  | 'keywords'
  /** Search results: SEO. */
  | 'organic'
  /** What search engines tell the owner of a site, private to the account that imported it. */
  | 'own'
  /** Who owns sites: monetization. */
  | 'owners'
  /** Ads: PPC. */
  | 'paid'
  /** What runs of tools found. */
  | 'tools';

/** What a report is about; decides its arguments. */
export type ReportSubject =
  /** A project of keyword clusters, by its id, and one of its folders; it says the database itself. */
  | 'clustering'
  /** A domain. */
  | 'domain'
  /** A group report, by its id; it says the database itself. */
  | 'group'
  /** A keyword, by its words or by its id. */
  | 'keyword'
  /** Nothing but the database. */
  | 'none'
  /** An owner of sites, by an identifier that they carry, or a domain by its name or id. */
  | 'owner'
  /** A page: a domain and the path within it. */
  | 'page'
  /** A run of a tool, by its id; it says the database itself. */
  | 'run';

/** Height of the rows of a table. */
export type RowDensity =
  /** Close-packed. */
  | 'compact'
  /** With air. */
  | 'normal';

/** What a row of a report stands for. */
export type RowKind =
  /** An ad, or a part of one. */
  | 'ad'
  /** A country. */
  | 'country'
  /** A day. */
  | 'day'
  /** A kind of device. */
  | 'device'
  /** A domain. */
  | 'domain'
  /** A keyword. */
  | 'keyword'
  /** A page. */
  | 'page'
  /** A word with all of its forms. */
  | 'word';

/** A filter to be saved under a name. */
export type SavedFilterInput = {
  /** Whether it is among the favourites. */
  favorite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Search text and filter rows as JSON text: `{search, rows: [{type, name, operator, value, or: […]}]}`; or a filter string, as `ws>=100`, which is kept as such rows. */
  filter: Scalars['String']['input'];
  /** Name, 1 to 64 characters. */
  filterName: Scalars['String']['input'];
  /** Takes the place of the filter that has this name; without it a name that is taken is refused. */
  filterReplace?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the report, as `organic-keywords`. */
  reportName: Scalars['String']['input'];
  /** What it is to remember of the table as well. */
  view?: InputMaybe<TableViewInput>;
};

/** A search engine whose results a database holds. */
export type SearchEngine =
  /** Google. */
  | 'google'
  /** Yandex. */
  | 'yandex';

/** A service that search results are bought from with an own key. */
export type SerpProvider =
  /** DataForSEO. */
  | 'dataforseo'
  /** SerpApi. */
  | 'serpapi'
  /** Serper. */
  | 'serper';

/** Why a session ended. */
export type SessionEndReason =
  /** The account was blocked. */
  | 'blocked'
  /** The person did nothing for the time of the plan. */
  | 'idle'
  /** The person logged out. */
  | 'logout'
  /** The password was changed. */
  | 'password'
  /** An administrator ended it, or an owner removed the team member. */
  | 'removed'
  /** A newer log-in took its place. */
  | 'replaced';

/** Why the session of a browser is over. */
export type SessionFault =
  /** It ended in any other way. */
  | 'SESSION_EXPIRED'
  /** A newer log-in took its place. */
  | 'SESSION_OUT_OF_DATE';

/** Why a keyword of an import is named. */
export type SkippedReason =
  /** The project has it already. */
  | 'PRESENT'
  /** It is longer than 250 characters. */
  | 'TOO_LONG'
  /** The database does not hold it: it is in the project, in no folder, and no run moves it. */
  | 'UNKNOWN';

/** What is being done with a snapshot. */
export type SnapshotWork =
  /** It is being removed. */
  | 'removing'
  /** It is being brought back. */
  | 'restoring';

/** Where an order begins. */
export type SortDirection =
  /** With the least, of names with A. */
  | 'asc'
  /** With the most, of names with Z. */
  | 'desc';

/** What a suggestion is. */
export type SuggestionKind =
  /** A domain. */
  | 'domain'
  /** A keyword. */
  | 'keyword';

/** What to suggest. */
export type SuggestionScope =
  /** Domains. */
  | 'domain'
  /** Domains first, then keywords. */
  | 'domain_and_keyword'
  /** Keywords. */
  | 'keyword';

/** A column of a report’s table, as a person arranged it. */
export type TableColumnInput = {
  /** Id of the column, as `cpc_min`. One that the report does not know is left out. */
  id: Scalars['String']['input'];
  /** Whether it stays in sight when the table is scrolled sideways; false by default. */
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the table shows it. A column that is always shown stays so. */
  shown: Scalars['Boolean']['input'];
  /** Width in pixels, 20 to 2000; null for the usual one. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** Why a table is read as it is. */
export type TableReading =
  /** By the columns as they were chosen with the call. */
  | 'chosen'
  /** Its format is known. */
  | 'format'
  /** By what its columns are likely to be. */
  | 'guessed'
  /** By a mapping that was kept for its header. */
  | 'kept'
  /** Nobody knows how: its columns have to be chosen. */
  | 'none';

/** What a saved view remembers of a table beside its filter. */
export type TableViewInput = {
  /** The columns in their order; null for those of the report. */
  columns?: InputMaybe<Array<TableColumnInput>>;
  /** Height of the rows. */
  density?: InputMaybe<RowDensity>;
  /** Rows of a page, 1 to 500. */
  perPage?: InputMaybe<Scalars['Int']['input']>;
  /** Order as `column|asc` or `column|desc`; null for the report’s own. */
  sort?: InputMaybe<Scalars['String']['input']>;
};

/** What a task does. */
export type TaskKind =
  /** Keyword clusters. */
  | 'clustering'
  /** Recalculation of databases. */
  | 'deriveAnew'
  /** Group report. */
  | 'group'
  /** Competitors of a group report. */
  | 'groupCompetitors'
  /** Import of files. */
  | 'import'
  /** Check of positions. */
  | 'positions'
  /** Removal of the sample data. */
  | 'removeSample'
  /** Removal of a snapshot. */
  | 'removeSnapshot'
  /** Return of a snapshot. */
  | 'restoreSnapshot'
  /** Tool. */
  | 'tool';

/** How far a stage of a task is. */
export type TaskStageState =
  /** It is under way, or the task ended in it. */
  | 'current'
  /** It has ended. */
  | 'done'
  /** It has not begun. */
  | 'waiting';

/** How far a task is. */
export type TaskState =
  /** Ended with its result; 10 in calls. */
  | 'done'
  /** Ended without a result; 2 in calls. */
  | 'failed'
  /** Waiting or under way; 1 in calls. */
  | 'processing';

/** What the lines of a tool’s list are. */
export type ToolLines =
  /** Keywords. */
  | 'keywords'
  /** Addresses of pages. */
  | 'pages';

/** What a tool may be told beside its list. */
export type ToolOptionId =
  /** Keywords that hold all words of yours and more, up to 1,000 for each. */
  | 'additions'
  /** With the keyword of your list that it is most like. */
  | 'deleteDuplicates'
  /** Keywords of pages beside them in the same search results too; up to 5 pages. */
  | 'more'
  /** Pages that both top 50s share, as a percentage of 50. */
  | 'similarity'
  /** Reads the page and counts the words in its text. robots.txt is kept. */
  | 'text'
  /** Positions within which a result counts. */
  | 'top';

/** What a run of a tool is started with. Options that the tool has not are not read. */
export type ToolRunInput = {
  /** Keywords that hold all words of a line, too. */
  additions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Code of the database; the default one if it is missing. */
  base?: InputMaybe<Scalars['String']['input']>;
  /** Each found keyword once. */
  deleteDuplicates?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its list; blank lines are dropped, repeated ones merged. */
  list: Array<Scalars['String']['input']>;
  /** The deeper analysis. */
  more?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name, at most 128 characters; the first lines if it is missing. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The page that it is about, where the tool takes one. */
  page?: InputMaybe<Scalars['String']['input']>;
  /** Keywords beside the list, where the tool takes them. */
  phrases?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Least similarity in per cent. */
  similarity?: InputMaybe<Scalars['Int']['input']>;
  /** Reads the text of the page. */
  text?: InputMaybe<Scalars['Boolean']['input']>;
  /** Positions within which a result counts. */
  top?: InputMaybe<Scalars['Int']['input']>;
};

/** How one count of the page tree is shown; what is missing stays. */
export type TreeCountViewInput = {
  /** Whether bars stand behind its figures. */
  background?: InputMaybe<Scalars['Boolean']['input']>;
  /** Colour of its bars, as `#3b82f6`. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Whether the tree shows it. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the page tree shows of each node; what is missing stays. */
export type TreeNodeViewInput = {
  /** Keywords in the top 1. */
  sumIt1?: InputMaybe<TreeCountViewInput>;
  /** Keywords in the top 3. */
  sumIt3?: InputMaybe<TreeCountViewInput>;
  /** Keywords in the top 5. */
  sumIt5?: InputMaybe<TreeCountViewInput>;
  /** Keywords in the top 10. */
  sumIt10?: InputMaybe<TreeCountViewInput>;
  /** Keywords in the top 50. */
  sumIt50?: InputMaybe<TreeCountViewInput>;
  /** Estimated daily visits. */
  sumVis?: InputMaybe<TreeCountViewInput>;
};

/** What the nodes of one level of the page tree are ordered by. Counts include subfolders. */
export type TreeSortField =
  /** Their names. */
  | 'name'
  /** Keywords in the top 1. */
  | 'sumIt1'
  /** Keywords in the top 3. */
  | 'sumIt3'
  /** Keywords in the top 5. */
  | 'sumIt5'
  /** Keywords in the top 10. */
  | 'sumIt10'
  /** Keywords in the top 50. */
  | 'sumIt50'
  /** Estimated daily visits. */
  | 'sumVis';

/** Order of the nodes of one level. */
export type TreeSortInput = {
  /** `asc` or `desc`; `desc` by default. */
  dir?: InputMaybe<Scalars['String']['input']>;
  /** `name`, or a count as `sumIt50`; null or empty for the order of the paths. */
  field?: InputMaybe<Scalars['String']['input']>;
};

/** What the page tree shows; what is missing stays. */
export type TreeViewInput = {
  /** Beside the name of each node. */
  treeNodeName?: InputMaybe<TreeNodeViewInput>;
};

/** Kinds of visitors, by what they may see. */
export type VisitorKind =
  | 'ADMINISTRATOR'
  | 'DEMO'
  | 'GUEST'
  | 'PAID'
  | 'PROMO';

/** Where rewards are paid out to. */
export type WithdrawalMethod =
  /** WebMoney. */
  | 'webmoney'
  /** YooMoney. */
  | 'yoomoney';

/** How far a withdrawal is. */
export type WithdrawalState =
  /** Waits for an administrator. */
  | 'asked'
  /** Paid out. */
  | 'paid'
  /** Refused; the sum went back to the partner balance. */
  | 'refused';

/** What stands between the words of a variation. */
export type WordSeparator =
  /** A blank. */
  | 'blank'
  /** A dot. */
  | 'dot'
  /** A hyphen. */
  | 'hyphen'
  /** Nothing. */
  | 'none'
  /** A slash. */
  | 'slash'
  /** An underscore. */
  | 'underscore';
