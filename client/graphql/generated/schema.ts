export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** List of numbers, one per node of the tree. */
  NumberColumn: { input: number[]; output: number[]; }
  /** The `SafeInt` scalar type represents non-fractional signed whole numeric values that are considered safe as defined by the ECMAScript specification. */
  SafeInt: { input: number; output: number; }
  /** List of texts, one per node of the tree. */
  TextColumn: { input: string[]; output: string[]; }
  /** A file of a GraphQL multipart request with the header `Apollo-Require-Preflight`. */
  Upload: { input: unknown; output: unknown; }
};

/** Format of the accounting export. */
export type AccountingFormat =
  /** ZIP archive with a CSV file per table. */
  | 'csv'
  /** Workbook with a sheet per table. */
  | 'xlsx';

/** Ad editor whose file format is used. */
export type AdExportType =
  /** Google Ads Editor. */
  | 'google'
  /** Direct Commander. */
  | 'yandex';

/** Grouping of ads and keywords. */
export type AdGrouping =
  /** One group per ad, with all its keywords. */
  | 'ad'
  /** One group per keyword, with all its ads. */
  | 'keyword';

/** Role of an administrator. */
export type AdministratorRole =
  /** Users, bills, payments, refunds, withdrawals and accounting. */
  | 'accountant'
  /** All rights. */
  | 'owner'
  /** Users, plans, access codes, requests and notifications. */
  | 'support';

/** Type of an argument’s value. */
export type ArgumentType =
  /** Yes or no. */
  | 'boolean'
  /** List of domain names or ids in the database; separated by commas in an address. */
  | 'domainList'
  /** A whole number. */
  | 'integer'
  /** A text. */
  | 'string'
  /** List of texts; one per line in an address. */
  | 'stringList';

/** Optional data that only some databases have. */
export type BaseFact =
  /** Keyword difficulty from the data vendor. */
  | 'difficulty'
  /** Exact search volumes above 0. */
  | 'exactVolume'
  /** Search intents of keywords from the data vendor. */
  | 'intent'
  /** Page titles collected by a crawler. */
  | 'pageTitle'
  /** Parent topics of keywords from the data vendor. */
  | 'parentTopic'
  /** Monthly search trends of keywords from the data vendor. */
  | 'trend'
  /** Search volumes, from which visits are calculated. */
  | 'volume'
  /** Search volumes that are available only as ranges. */
  | 'volumeRange';

/** State of a bill. */
export type BillState =
  /** Overdue, or removed by the payer. */
  | 'cancelled'
  /** Paid; the plan was activated. */
  | 'paid'
  /** Paid and fully refunded. */
  | 'refunded'
  /** Unpaid; due at `dueAt`. */
  | 'unpaid';

/** Dialog that a cell opens instead of a page. */
export type CellDialog =
  /** Position history of the domain for the keyword. */
  | 'history';

/** Display format of a cell. */
export type CellFormat =
  /** Change of a position; positive values are improvements. */
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
  /** Search intents, as ids of the choices of the column. */
  | 'intents'
  /** Keyword. */
  | 'keyword'
  /** Amount of money, two decimals. */
  | 'money'
  /** Number. */
  | 'number'
  /** Percentage. */
  | 'percent'
  /** Ad placement: 0 below the results, 1 above them. */
  | 'placement'
  /** Position in the search results, 1 to 50; 0 for none. */
  | 'position'
  /** Long text, such as sentences. */
  | 'sentence'
  /** Text. */
  | 'text'
  /** Time series, displayed as a line. */
  | 'trend'
  /** Address of a page within its domain. */
  | 'url'
  /** Estimated daily visits, displayed as a whole number. */
  | 'visits'
  /** Ids of SERP features, from `wizardClasses`. */
  | 'wizards';

/** Clustering method. */
export type ClusterMethod =
  /** All keywords share one common set of URLs. */
  | 'HARD'
  /** Each keyword shares enough URLs with the main keyword and with more than half of the other members. */
  | 'MODERATE'
  /** Each keyword shares enough URLs with the main keyword. */
  | 'SOFT';

/** Settings of a clustering run. */
export type ClusterSettingsInput = {
  /** Whether the strength is a percentage. */
  isPercent?: Scalars['Boolean']['input'];
  /** Minimum search volume of a cluster; smaller ones are not created. */
  leastClusterVolume?: Scalars['SafeInt']['input'];
  /** Minimum search volume of a keyword (exact volume in Yandex databases); others stay non-grouped. */
  leastVolume?: Scalars['SafeInt']['input'];
  /** Clustering method. */
  method?: ClusterMethod;
  /** Domains whose pages are ignored, including subdomains; at most 300. */
  skippedDomains?: Array<Scalars['String']['input']>;
  /** Minimum number of shared URLs, or percentage of the top. */
  strength?: Scalars['Int']['input'];
  /** Number of top results compared: 10, 20, 50. */
  top?: Scalars['Int']['input'];
  /** Keywords whose search volumes are refreshed. */
  update?: ClusteringUpdate;
};

/** Kind of edit of a clustering project. */
export type ClusteringEditKind =
  /** The blacklist was changed. */
  | 'BLACKLIST'
  /** Keywords were imported. */
  | 'IMPORT'
  /** Folders were locked. */
  | 'LOCK'
  /** A keyword became the main keyword of its folder. */
  | 'MAIN_KEYWORD'
  /** Folders were merged. */
  | 'MERGE'
  /** Keywords were moved into a folder. */
  | 'MOVE'
  /** Folders were moved. */
  | 'MOVE_FOLDERS'
  /** A folder was created. */
  | 'NEW_FOLDER'
  /** Folders were pinned. */
  | 'PIN'
  /** Folders were removed. */
  | 'REMOVE_FOLDERS'
  /** Keywords were deleted. */
  | 'REMOVE_KEYWORDS'
  /** A folder was renamed. */
  | 'RENAME'
  /** The keywords were clustered. */
  | 'RUN'
  /** A folder was split. */
  | 'SPLIT'
  /** Keywords were moved to the blacklist. */
  | 'TO_BLACKLIST'
  /** Keywords were removed from their folders. */
  | 'UNGROUP'
  /** Folders were unlocked. */
  | 'UNLOCK'
  /** Folders were unpinned. */
  | 'UNPIN';

/** Keywords of a group report to import. */
export type ClusteringSource =
  /** Paid keywords. */
  | 'ADS'
  /** Organic and paid keywords. */
  | 'BOTH'
  /** Organic keywords. */
  | 'SEARCH';

/** Keywords whose search volumes a run refreshes. */
export type ClusteringUpdate =
  /** All keywords; replaces imported volumes. */
  | 'ALL'
  /** No keywords. */
  | 'IGNORE'
  /** Keywords that were not in the database. */
  | 'UNKNOWN';

/** Field that a column of a file is read as. */
export type ColumnChoice = {
  /** Field of the column; null to ignore it. */
  field?: InputMaybe<FileField>;
  /** Name of the column in the file. */
  name: Scalars['String']['input'];
};

/** Type of a column’s values. */
export type ColumnType =
  /** List of texts. */
  | 'array'
  /** Yes or no. */
  | 'boolean'
  /** Day, YYYY-MM-DD. */
  | 'date'
  /** Number with a fraction. */
  | 'decimal'
  /** Whole number. */
  | 'integer'
  /** List of ids from a list such as `wizardClasses`. */
  | 'map'
  /** Text. */
  | 'string';

/** Visibility of a column in the table. */
export type ColumnVisibility =
  /** Always visible; users cannot hide it. */
  | 'always'
  /** Visible by default. */
  | 'default'
  /** Never visible; an id for links and scripts. */
  | 'hidden'
  /** Visible only if the user selects it. */
  | 'optional';

/** Notation of a combined keyword. */
export type CombinationOption =
  /** In square brackets: exact match. */
  | 'brackets'
  /** In quotation marks: phrase match. */
  | 'quotes'
  /** Plain: broad match. */
  | 'simple'
  /** With a plus sign before function words, so that the search engine does not ignore them. */
  | 'stop_word';

/** Order of the words in a variation. */
export type CombinationOrder =
  /** Every order. */
  | 'any'
  /** The order of the lists. */
  | 'given';

/** Details of the company that pays by bank transfer. */
export type CompanyInput = {
  /** Taxpayer number (INN): 10 digits, or 12 for an individual entrepreneur. */
  inn: Scalars['String']['input'];
  /** Tax reason code (KPP): 9 characters; empty for an individual entrepreneur. */
  kpp: Scalars['String']['input'];
  /** Legal address. */
  legalAddress: Scalars['String']['input'];
  /** Company name as in its registration documents. */
  name: Scalars['String']['input'];
  /** Postal address. */
  postalAddress: Scalars['String']['input'];
};

/** Kind of compared keywords. */
export type ComparisonView =
  /** Keywords with ads. */
  | 'context'
  /** Keywords with a position in the top 50. */
  | 'organic';

/** Result of adding a team member. */
export type CorporateAddition =
  /** The e-mail already has an account, which must be invited. */
  | 'REBIND'
  /** An account was created and the activation e-mail was queued. */
  | 'TRUE';

/** Changes of a database; missing fields stay unchanged. */
export type DatabaseChange = {
  /** Name in Russian. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** Currency of the costs. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Name in English. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Short name for narrow columns. */
  short?: InputMaybe<Scalars['String']['input']>;
};

/** Order of day and month in numeric dates. */
export type DateOrder =
  /** The day comes first. */
  | 'day'
  /** The month comes first. */
  | 'month';

/** Decimal separator. */
export type DecimalMark =
  /** A comma. */
  | 'comma'
  /** A point. */
  | 'point';

/** Applicant for free days of a paid plan. */
export type DemoRequestInput = {
  /** Whether the form displayed e-mail and phone as read-only. Ignored by the server. */
  blocked?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail. For logged-in users the e-mail of the account is used instead. */
  email: Scalars['String']['input'];
  /** Name; defaults to the part of the e-mail before the @. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone in international format. For logged-in users the phone of the account is used instead, if it has one. */
  phone: Scalars['String']['input'];
};

/** A domain in a database. */
export type DomainInput = {
  /** Code of the database. Defaults to the database selected in this browser, then to `gny`. */
  base?: InputMaybe<Scalars['String']['input']>;
  /** Domain. A scheme, `www.` and a path are ignored. */
  name: Scalars['String']['input'];
};

/** Effect of a link in an e-mail about the login. */
export type EmailChangeAction =
  /** The new e-mail becomes the login. */
  | 'confirm'
  /** The previous e-mail becomes the login again. */
  | 'revert';

/** Use of a column of a file. */
export type FileColumnUse =
  /** The column is recognised but ignored; `reason` explains why. */
  | 'leftOut'
  /** The column is not recognised and is ignored. */
  | 'unknown'
  /** The column is read. */
  | 'used';

/** Field that a column of a file is read as. */
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

/** How values of a file are read that allow several readings. Detected by default. */
export type FileReadingInput = {
  /** Order of day and month in numeric dates. */
  dateOrder?: InputMaybe<DateOrder>;
  /** Decimal separator. */
  decimal?: InputMaybe<DecimalMark>;
  /** Encoding, for example `windows-1254` or `shift_jis`. */
  encoding?: InputMaybe<Scalars['String']['input']>;
  /** Market whose rows are read, or `split`: each market into the database with its code. */
  market?: InputMaybe<Scalars['String']['input']>;
};

/** A condition on a column. */
export type FilterConditionInput = {
  /** Id of the column, as `ws`. The query `report` lists the columns that can be filtered. */
  field: Scalars['String']['input'];
  /** Operator, as `>=` or `NOT LIKE`. The query `report` lists the operators of each column. */
  operator: Scalars['String']['input'];
  /** Value as text. `DELIM` separates several values, `@` the bounds of BETWEEN. */
  value: Scalars['String']['input'];
};

/** A row of the filter: a condition with optional alternatives. Rows are joined by AND. */
export type FilterRowInput = {
  /** Id of the column, as `ws`. The query `report` lists the columns that can be filtered. */
  field: Scalars['String']['input'];
  /** Operator, as `>=` or `NOT LIKE`. The query `report` lists the operators of each column. */
  operator: Scalars['String']['input'];
  /** Alternatives, joined to the condition by OR. */
  or?: InputMaybe<Array<FilterConditionInput>>;
  /** Value as text. `DELIM` separates several values, `@` the bounds of BETWEEN. */
  value: Scalars['String']['input'];
};

/** Input type of a filter. */
export type FilterType =
  /** Yes or no, sent as 1 or 0. */
  | 'boolean'
  /** A level of competition: 1 low, 2 medium, 3 high. */
  | 'competition'
  /** A day, or a range of two days, YYYY-MM-DD. */
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
  /** Ids of SERP features, from `wizardClasses`. */
  | 'wizards';

/** Conditions on keywords; missing and null conditions are ignored. Organic and paid conditions apply separately. A keyword list is filled from its own channel if that is selected, otherwise from the other channel. */
export type GroupConditions = {
  /** Paid keywords, 1: only with a place name, 0: only others, 0 to 1. */
  contextIsGeo?: InputMaybe<Scalars['Int']['input']>;
  /** Paid keywords, 1: only questions, 0: only others, 0 to 1. */
  contextIsQuestion?: InputMaybe<Scalars['Int']['input']>;
  /** Paid keywords: minimum number of words, 1 to 255. */
  contextNumWordsFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Paid keywords: maximum number of words, 1 to 255. */
  contextNumWordsTo?: InputMaybe<Scalars['Int']['input']>;
  /** Paid keywords: minimum number of domains with the keyword, 0 to 50. */
  contextWeightFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Paid keywords: maximum number of domains with the keyword, 0 to 50. */
  contextWeightTo?: InputMaybe<Scalars['Int']['input']>;
  /** Paid keywords: minimum monthly search volume, 0 or more. */
  contextWsFrom?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Paid keywords: maximum monthly search volume, 0 or more. */
  contextWsTo?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Paid keywords: minimum monthly exact search volume, 0 or more. */
  contextWskFrom?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Selects paid keywords. */
  keysFromContext?: InputMaybe<Scalars['Boolean']['input']>;
  /** Combines the paid conditions with OR instead of AND. */
  keysFromContextOr?: InputMaybe<Scalars['Boolean']['input']>;
  /** Selects organic keywords. */
  keysFromOrganic?: InputMaybe<Scalars['Boolean']['input']>;
  /** Combines the organic conditions with OR instead of AND. */
  keysFromOrganicOr?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1: only keywords with a place name, 0: only others, 0 to 1. */
  organicIsGeo?: InputMaybe<Scalars['Int']['input']>;
  /** 1: only questions, 0: only others, 0 to 1. */
  organicIsQuestion?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum number of words, 1 to 255. */
  organicNumWordsFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of words, 1 to 255. */
  organicNumWordsTo?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum position of any of the domains, 1 to 50. */
  organicPosFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum position of any of the domains, 1 to 50. */
  organicPosTo?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum number of domains with the keyword, 0 to 50. */
  organicWeightFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of domains with the keyword, 0 to 50. */
  organicWeightTo?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum monthly search volume, 0 or more. */
  organicWsFrom?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Maximum monthly search volume, 0 or more. */
  organicWsTo?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** Action of a group report edit. */
export type GroupEditAction =
  /** Removes keywords. */
  | 'delete'
  /** Adds keywords. */
  | 'import';

/** An edit of a group report. */
export type GroupEditInput = {
  /** Action. */
  action: GroupEditAction;
  /** Keyword selection. */
  by: GroupEditSource;
  /** For `domains` and `filter`: conditions. */
  conditions?: InputMaybe<GroupConditions>;
  /** Edits the paid keywords. */
  context: Scalars['Boolean']['input'];
  /** For `domains`: domain names or ids, at most 10. */
  domains?: InputMaybe<Array<Scalars['String']['input']>>;
  /** For `file`: a txt or csv file of at most 5120 KB and 10000 lines. */
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** For `keys`: keyword ids. */
  ids?: InputMaybe<Array<Scalars['SafeInt']['input']>>;
  /** For `list`: keywords, at most 10000; blank lines are ignored. */
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Edits the organic keywords. */
  organic: Scalars['Boolean']['input'];
  /** For `template`: templates, at most 300; % matches any text, _ one character. */
  templates?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Keyword selection of a group report edit. */
export type GroupEditSource =
  /** Keywords of domains. */
  | 'domains'
  /** Near-duplicates: the same words in another order or form; the one with the highest volume remains. The import action adds them from the keywords of the report’s domains. */
  | 'doubles'
  /** A file of keywords. */
  | 'file'
  /** Conditions on keywords. The import action selects from the keywords of the report’s domains. */
  | 'filter'
  /** Keyword ids, such as those of selected rows. */
  | 'keys'
  /** A list of keywords. */
  | 'list'
  /** Templates. The import action selects from the keywords of the report’s domains. */
  | 'template';

/** Settings of a new group report. */
export type GroupReportInput = {
  /** Code of the database. */
  base?: InputMaybe<Scalars['String']['input']>;
  /** Domains or URLs, at least two; blank and duplicate lines are ignored. */
  domains: Array<Scalars['String']['input']>;
  /** Creates a report without domains, to which keywords are added later. */
  emptyReport?: Scalars['Boolean']['input'];
  /** Name, at most 128 characters; defaults to the domains. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Number of top positions that count: 10 or 50. */
  top?: Scalars['Int']['input'];
};

/** Advertising or analytics service with identifiers of site owners. */
export type IdentifierKind =
  /** Google AdSense: publisher id. */
  | 'adsense'
  /** Google Analytics: account id. */
  | 'analytics'
  /** Leadia. */
  | 'leadia'
  /** Relap. */
  | 'relap';

/** A file to import, with defaults for values that its rows do not contain. */
export type ImportFile = {
  /** Accepts dates later than tomorrow (UTC). Without it, an import with such dates fails with FUTURE_DATES. */
  allowFuture?: InputMaybe<Scalars['Boolean']['input']>;
  /** Code of the database; defaults to the default database. */
  base?: InputMaybe<Scalars['String']['input']>;
  /** Fields of the columns, for a table of an unknown format. */
  columns?: InputMaybe<Array<ColumnChoice>>;
  /** Whether the file contains all positions of its domain, so that missing keywords count as lost. Only for positions of one domain. */
  complete?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO date; defaults to the date of the file, then to today. */
  date?: InputMaybe<Scalars['String']['input']>;
  /** Domain of rows without a host. */
  domain?: InputMaybe<Scalars['String']['input']>;
  /** How values are read that allow several readings. Without it, an import of a file whose values decide nothing fails with AMBIGUOUS_FILE. */
  reading?: InputMaybe<FileReadingInput>;
  /** Name under which the column mapping is saved for files with the same header, at most 100 characters. */
  saveMappingAs?: InputMaybe<Scalars['String']['input']>;
  /** Id of an uploaded file. */
  upload: Scalars['ID']['input'];
};

/** Source of keywords: exactly one of a list, a file or a group report. */
export type ImportSource = {
  /** File of type txt, csv, tsv, json, ndjson, xlsx, zip, gz, at most 5120 KB, unpacked at most 32 MB: one keyword per line, the columns Keyword;Search volume;Exact search volume, or any keyword file supported by data imports. Workbooks: the first sheet with keywords; archives: all keyword files. */
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** Id of a group report. */
  group?: InputMaybe<Scalars['ID']['input']>;
  /** Keywords; blank and duplicate lines are ignored. */
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Keywords as an uploaded text, one per line. Use it for lists that exceed the GraphQL body limit (tens of thousands of lines). */
  list?: InputMaybe<Scalars['Upload']['input']>;
  /** Keywords of the group report to import. */
  source?: ClusteringSource;
};

/** State of an import. */
export type ImportState =
  /** Cancelled: the reports are unchanged. */
  | 'cancelled'
  /** Done: the reports contain all accepted rows. */
  | 'done'
  /** Failed: the reports are unchanged. */
  | 'failed'
  /** Running. */
  | 'running'
  /** Waiting in the queue. */
  | 'waiting';

/** One plan of one customer. */
export type IndividualPlanInput = {
  /** Number of the account. */
  accountId: Scalars['Int']['input'];
  /** Number of the plan: 3, 4, 5 or 6. */
  plan: Scalars['Int']['input'];
};

/** Purpose of an invitation. */
export type InvitationPurpose =
  /** The owner created the account; the user sets its first password. */
  | 'activate'
  /** An existing account joins the team of the owner. */
  | 'join';

/** Match type of the keywords. */
export type KeywordMatch =
  /** Any word form and order, with other words. */
  | 'broad'
  /** Only the keyword itself. */
  | 'exact'
  /** The words in this order, with other words before or after. */
  | 'phrase';

/** Report that supplies the keywords of a tool; the report of a domain, of a page or of a group. */
export type KeywordSource =
  /** Paid keywords. */
  | 'adkeywords'
  /** Organic keywords. */
  | 'keywords';

/** All rows of a filtered keyword table. */
export type KeywordView = {
  /** Includes subfolders. */
  deep?: Scalars['Boolean']['input'];
  /** Filter of the table. */
  filter?: InputMaybe<Scalars['String']['input']>;
  /** Folder id; 0 for the whole project. */
  folder?: Scalars['Int']['input'];
  /** Search text of the table. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of a test payment. */
export type LocalPaymentAnswer =
  /** Declined: the bill stays unpaid. */
  | 'decline'
  /** Paid; events arrive out of order: the failure of an earlier attempt first, the check request last. */
  | 'disorder'
  /** Paid; the event is delivered some seconds later. */
  | 'late'
  /** Paid. */
  | 'pay'
  /** Paid; the event is delivered twice. */
  | 'twice';

/** Unit counted by a limit. */
export type MeterKind =
  /** Distinct domains and keywords per day. */
  | 'analysis'
  /** API requests per day. */
  | 'apiRequests'
  /** Distinct reports per day. */
  | 'reports'
  /** Users of the account, including the owner. */
  | 'users';

/** A new database. */
export type NewDatabase = {
  /** Name in Russian; defaults to the English name. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** Code: 2 to 16 lower-case letters and digits. */
  code: Scalars['String']['input'];
  /** Currency of the costs; defaults to `USD`. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Search engine; defaults to `google`. */
  engine?: InputMaybe<SearchEngine>;
  /** Language of the keywords; defaults to `en`. */
  lng?: InputMaybe<Scalars['String']['input']>;
  /** Name in English. */
  name: Scalars['String']['input'];
  /** Short name for narrow columns; defaults to the code. */
  short?: InputMaybe<Scalars['String']['input']>;
};

/** Operation of an administrator on a payment. */
export type PaymentActionKind =
  /** It settled an existing bill. */
  | 'applied'
  /** It settled a bill that was created for it. */
  | 'converted'
  /** It was refunded through the provider. */
  | 'refunded'
  /** A refund outside the provider was recorded. */
  | 'returned'
  /** It was closed without a refund. */
  | 'settled';

/** Allocation by which payments are listed. */
export type PaymentFilter =
  /** All payments. */
  | 'all'
  /** Payments that settled a bill. */
  | 'bill'
  /** Payments that settled no bill and were refunded or closed. */
  | 'closed'
  /** Payments that settle no bill and still have to be handled. */
  | 'unassigned';

/** Payment method of a bill. */
export type PaymentMethod =
  /** Bank card, method 1 in the public API. Payments can recur. */
  | 'card'
  /** Online wallet, method 2 in the public API. */
  | 'wallet';

/** Allocation of a payment. */
export type PaymentUse =
  /** It settled a bill. */
  | 'bill'
  /** It is credited to the payer. */
  | 'credit'
  /** Its payer is unknown. */
  | 'nobody';

/** Next step of a payment in the browser. */
export type PaymentWay =
  /** Redirect to a URL of the provider. */
  | 'address'
  /** Test payment without money: the payer selects the outcome with `resolveTestPayment`. */
  | 'local'
  /** Widget of the provider, opened on the page of the bill after a full page load. */
  | 'widget';

/** Request for a plan with other limits. */
export type PlanRequestInput = {
  /** E-mail for the answer; ignored for users, whose e-mail is known. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Name of the applicant. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Required limits, at most 2000 characters. */
  needs: Scalars['String']['input'];
  /** Phone in international format. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** State of a plan request. */
export type PlanRequestState =
  /** Answered. */
  | 'answered'
  /** Declined. */
  | 'declined'
  /** Not answered yet. */
  | 'new';

/** A changed setting. */
export type PlanSettingInput = {
  /** Path of the setting, for example `plans.3.priceCents`. */
  name: Scalars['String']['input'];
  /** Value; 0 or 1 for a switch, null for no limit. */
  value?: InputMaybe<Scalars['Float']['input']>;
};

/** Device whose search results are tracked. */
export type PositionDevice =
  /** Desktop computer. */
  | 'desktop'
  /** Smartphone. */
  | 'smartphone'
  /** Tablet. */
  | 'tablet';

/** A search engine. */
export type PositionEngine =
  /** Google. */
  | 'google'
  /** Yandex. */
  | 'yandex';

/** A region of a rank tracking project. */
export type PositionRegionInput = {
  /** Database code of the region. */
  base: Scalars['String']['input'];
  /** Location in the format of the SERP provider; required if the database does not define it. */
  location?: InputMaybe<Scalars['String']['input']>;
};

/** Schedule of the position checks. */
export type PositionSchedule =
  /** On demand. */
  | 'demand'
  /** On days of the month. */
  | 'month'
  /** On weekdays. */
  | 'week';

/** A folder of a clustering project. */
export type PositionsFolderInput = {
  /** Id of the clustering project. */
  clustering: Scalars['ID']['input'];
  /** Folder including its subfolders; 0: all keywords, -1: keywords without a folder. */
  folder?: Scalars['Int']['input'];
};

/** Keyword sources, merged: a list, a group report and a folder. */
export type PositionsKeywordsInput = {
  /** Folder of a clustering project; adds its keywords. */
  folder?: InputMaybe<PositionsFolderInput>;
  /** Id of a group report; adds its organic keywords. */
  group?: InputMaybe<Scalars['ID']['input']>;
  /** Keywords, one per line. */
  list?: Array<Scalars['String']['input']>;
};

/** Settings of a rank tracking project. */
export type PositionsProjectInput = {
  /** Domain, or URL prefix of the tracked pages. */
  address: Scalars['String']['input'];
  /** Top whose lost keywords trigger a notification: 1, 3, 10, 20, 50, 100. */
  alertTop?: InputMaybe<Scalars['Int']['input']>;
  /** Spending cap per calendar month. Unit: US dollars. */
  cap?: Scalars['Float']['input'];
  /** Competitor domains for the share of voice. */
  competitors?: Array<Scalars['String']['input']>;
  /** Days of the week, 1 to 7, or of the month, 1 to 31. */
  days?: Array<Scalars['Int']['input']>;
  /** Number of search results to check: 10, 20, 30, 50, 100. */
  depth?: Scalars['Int']['input'];
  /** desktop, tablet or smartphone. */
  device?: Scalars['String']['input'];
  /** Search engine: google or yandex. */
  engine?: InputMaybe<Scalars['String']['input']>;
  /** Language of the search engine’s interface, ISO 639-1. */
  language: Scalars['String']['input'];
  /** Name, unique among your projects. */
  name: Scalars['String']['input'];
  /** SERP provider: dataforseo, serper or serpapi; null disables checks. */
  provider?: InputMaybe<Scalars['String']['input']>;
  /** Regions without duplicates. */
  regions: Array<PositionRegionInput>;
  /** demand, week or month. */
  schedule?: Scalars['String']['input'];
  /** Time of day of the checks, such as 06:30. */
  time?: Scalars['String']['input'];
  /** Time zone of the schedule, such as Europe/Moscow. */
  timeZone?: Scalars['String']['input'];
};

/** Kind of a purchase: buy, prolong, change. */
export type PurchaseKind =
  /** Buys a plan while none is in force. */
  | 'buy'
  /** Replaces the plan in force with a higher one and credits its unused days. */
  | 'change'
  /** Extends the plan in force from its end. */
  | 'prolong';

/** A push subscription created by a browser. */
export type PushSubscriptionInput = {
  /** Shared secret of the browser, base64url. */
  auth: Scalars['String']['input'];
  /** HTTPS URL of the push service for this browser, on the public internet. */
  endpoint: Scalars['String']['input'];
  /** Public key of the browser, base64url. */
  p256dh: Scalars['String']['input'];
};

/** Setting of a file whose values allow several readings. */
export type ReadingSetting =
  /** Order of day and month in dates such as `05/09/2026`. */
  | 'dateOrder'
  /** Decimal separator of numbers such as `1,234`. */
  | 'decimal'
  /** Encoding of the text. */
  | 'encoding'
  /** Market whose rows are read: country, database, region or device. `split`: all, each into the database with its code. */
  | 'market';

/** Data of a new account. */
export type RegistrationInput = {
  /** Domains to save in the account, one per line. */
  domain?: InputMaybe<Scalars['String']['input']>;
  /** E-mail, used as the login. */
  email: Scalars['String']['input'];
  /** Language of e-mails: `en` or `ru`. Defaults to the language of the request. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Password: 8 to 128 characters; common passwords are rejected. */
  password: Scalars['String']['input'];
  /** Repeated password. */
  passwordRepeat: Scalars['String']['input'];
  /** Phone in international format, for example +12025550123. It can be used to recover the login. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Number of the selected plan, which must be on sale. With 1 (single domain) only the first line of `domain` is saved. */
  plan?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the selected plan if `plan` is 1. */
  tariff?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the selected term: 0 to 3 for 1, 3, 6 and 12 months. */
  term?: InputMaybe<Scalars['Int']['input']>;
};

/** Method of a REST call. */
export type ReportMethod =
  /** Arguments in the query string. */
  | 'GET'
  /** Arguments in the body. */
  | 'POST';

/** A group of reports. */
export type ReportSection =
  /** Clustering. */
  | 'clustering'
  /** Rankings and comparisons of domains. */
  | 'domains'
  /** Several domains and their keywords compared. */
  | 'groups'
  /** Keyword research. */
  | 'keywords'
  /** Search results: SEO. */
  | 'organic'
  /** Own search statistics of a site, private to the account that imported them. */
  | 'own'
  /** Site ownership and monetization. */
  | 'owners'
  /** Ads: PPC. */
  | 'paid'
  /** Results of tool runs. */
  | 'tools';

/** Subject of a report; it determines the arguments. */
export type ReportSubject =
  /** A clustering project, by id, and one of its folders; it determines the database. */
  | 'clustering'
  /** A domain. */
  | 'domain'
  /** A group report, by id; it determines the database. */
  | 'group'
  /** A keyword, by text or id. */
  | 'keyword'
  /** No subject besides the database. */
  | 'none'
  /** A site owner, by a tracking id of the sites; or a domain, by name or id. */
  | 'owner'
  /** A page: a domain and a path. */
  | 'page'
  /** A tool run, by id; it determines the database. */
  | 'run';

/** Height of the rows of a table. */
export type RowDensity =
  /** Compact rows. */
  | 'compact'
  /** Rows with normal spacing. */
  | 'normal';

/** Kind of entity that a row represents. */
export type RowKind =
  /** An ad or an ad extension. */
  | 'ad'
  /** A country. */
  | 'country'
  /** A day. */
  | 'day'
  /** A device type. */
  | 'device'
  /** A domain. */
  | 'domain'
  /** A keyword. */
  | 'keyword'
  /** A page. */
  | 'page'
  /** A word with all its forms. */
  | 'word';

/** Input for saving a filter. */
export type SavedFilterInput = {
  /** Whether it is a favorite. */
  favorite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Search text and filter rows as JSON text: `{search, rows: [{type, name, operator, value, or: […]}]}`; or a filter string, such as `ws>=100`, which is converted to rows. */
  filter: Scalars['String']['input'];
  /** Name, 1 to 64 characters. */
  filterName: Scalars['String']['input'];
  /** Replaces an existing filter with the same name; otherwise the request fails with FILTER_EXISTS. */
  filterReplace?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the report, such as `organic-keywords`. */
  reportName: Scalars['String']['input'];
  /** Table settings to save with the filter. */
  view?: InputMaybe<TableViewInput>;
};

/** Search engine of a database. */
export type SearchEngine =
  /** Google. */
  | 'google'
  /** Yandex. */
  | 'yandex';

/** A paid SERP API, used with the key of the account. */
export type SerpProvider =
  /** DataForSEO. */
  | 'dataforseo'
  /** SerpApi. */
  | 'serpapi'
  /** Serper. */
  | 'serper';

/** Reason why a session ended. */
export type SessionEndReason =
  /** The account was blocked. */
  | 'blocked'
  /** Its maximum age since the log-in was reached. */
  | 'expired'
  /** The user was inactive for the idle timeout of the plan. */
  | 'idle'
  /** The user logged out. */
  | 'logout'
  /** The password was changed. */
  | 'password'
  /** An administrator ended it, an owner removed the team member, or the e-mail was restored. */
  | 'removed'
  /** A newer log-in replaced it. */
  | 'replaced';

/** Reason why the session of a browser ended. */
export type SessionFault =
  /** It ended for another reason. */
  | 'SESSION_EXPIRED'
  /** A newer log-in replaced it. */
  | 'SESSION_OUT_OF_DATE';

/** Reason for reporting an imported keyword. */
export type SkippedReason =
  /** Already in the project. */
  | 'PRESENT'
  /** Longer than 250 characters. */
  | 'TOO_LONG'
  /** Not in the database: the keyword was imported, but stays non-grouped in runs. */
  | 'UNKNOWN';

/** Running operation on a snapshot. */
export type SnapshotWork =
  /** The snapshot is being removed. */
  | 'removing'
  /** The snapshot is being restored. */
  | 'restoring';

/** Sort direction. */
export type SortDirection =
  /** Ascending. */
  | 'asc'
  /** Descending. */
  | 'desc';

/** Kind of a suggestion. */
export type SuggestionKind =
  /** A domain. */
  | 'domain'
  /** A keyword. */
  | 'keyword';

/** Requested kinds of suggestions. */
export type SuggestionScope =
  /** Domains. */
  | 'domain'
  /** Domains first, then keywords. */
  | 'domain_and_keyword'
  /** Keywords. */
  | 'keyword';

/** Settings of a table column. */
export type TableColumnInput = {
  /** Id of the column, such as `cpc_min`. Unknown columns are ignored. */
  id: Scalars['String']['input'];
  /** Whether the column is pinned during horizontal scrolling; false by default. */
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the column is visible. Mandatory columns are always visible. */
  shown: Scalars['Boolean']['input'];
  /** Width in pixels, 20 to 2000; null for the default width. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** Basis on which the columns of a table are read. */
export type TableReading =
  /** By the columns passed with the request. */
  | 'chosen'
  /** By its known format. */
  | 'format'
  /** By fields guessed from names and values. */
  | 'guessed'
  /** By a mapping saved for its header. */
  | 'kept'
  /** Not readable until the user chooses the columns. */
  | 'none';

/** Table settings of a saved filter. */
export type TableViewInput = {
  /** Columns in display order; null for the default columns. */
  columns?: InputMaybe<Array<TableColumnInput>>;
  /** Row height. */
  density?: InputMaybe<RowDensity>;
  /** Rows per page, 1 to 500. */
  perPage?: InputMaybe<Scalars['Int']['input']>;
  /** Sort order as `column|asc` or `column|desc`; null for the default order. */
  sort?: InputMaybe<Scalars['String']['input']>;
};

/** Kind of task. */
export type TaskKind =
  /** Clustering. */
  | 'clustering'
  /** Recalculation of databases. */
  | 'deriveAnew'
  /** Group report. */
  | 'group'
  /** Competitors of a group report. */
  | 'groupCompetitors'
  /** Import of files. */
  | 'import'
  /** Position check. */
  | 'positions'
  /** Removal of the sample data. */
  | 'removeSample'
  /** Removal of a snapshot. */
  | 'removeSnapshot'
  /** Snapshot restore. */
  | 'restoreSnapshot'
  /** Tool. */
  | 'tool';

/** Progress state of a task stage. */
export type TaskStageState =
  /** Running, or the stage in which the task ended. */
  | 'current'
  /** Finished. */
  | 'done'
  /** Not started. */
  | 'waiting';

/** State of a task. */
export type TaskState =
  /** Ended with a result; 10 in the REST API. */
  | 'done'
  /** Ended without a result; 2 in the REST API. */
  | 'failed'
  /** Waiting or running; 1 in the REST API. */
  | 'processing';

/** Outcome of a simulated automatic payment. */
export type TestRenewalOutcome =
  /** The payer ends automatic payments at the payment provider. */
  | 'cancel'
  /** Declined: the charge is repeated later. */
  | 'decline'
  /** Paid: the plan is extended by a term. */
  | 'pay'
  /** Declined for the last time, which ends automatic payments. */
  | 'reject';

/** Type of the lines of a tool’s list. */
export type ToolLines =
  /** Keywords. */
  | 'keywords'
  /** Page URLs. */
  | 'pages';

/** Option of a tool. */
export type ToolOptionId =
  /** Keywords that contain all words of a keyword and more, up to 1,000 per keyword. */
  | 'additions'
  /** Lists it with the most similar keyword of your list. */
  | 'deleteDuplicates'
  /** Also includes keywords of pages that rank next to them; up to 5 pages. */
  | 'more'
  /** Pages that both top 50s share, as a percentage of 50. */
  | 'similarity'
  /** Reads the page and counts the words in its text. robots.txt is respected. */
  | 'text'
  /** Number of top positions that count. */
  | 'top';

/** Input of a tool run. Options that the tool does not have are ignored. */
export type ToolRunInput = {
  /** Also finds keywords that contain all words of a line. */
  additions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Code of the database; defaults to the default database. */
  base?: InputMaybe<Scalars['String']['input']>;
  /** Lists each keyword only once. */
  deleteDuplicates?: InputMaybe<Scalars['Boolean']['input']>;
  /** Lines of the list; blank and duplicate lines are ignored. */
  list: Array<Scalars['String']['input']>;
  /** Enables the deep analysis. */
  more?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name, at most 128 characters; defaults to the first lines. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Page to analyse, if the tool analyses one page. */
  page?: InputMaybe<Scalars['String']['input']>;
  /** Keywords in addition to the list, if the tool accepts them. */
  phrases?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Minimum similarity in percent. */
  similarity?: InputMaybe<Scalars['Int']['input']>;
  /** Fetches and analyses the text of the page. */
  text?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of top positions that count. */
  top?: InputMaybe<Scalars['Int']['input']>;
};

/** Display settings of one count in the page tree. Missing fields stay unchanged. */
export type TreeCountViewInput = {
  /** Whether bars are drawn behind the values. */
  background?: InputMaybe<Scalars['Boolean']['input']>;
  /** Bar colour, such as `#3b82f6`. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Whether the tree shows the count. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Counts that the page tree shows per node. Missing fields stay unchanged. */
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

/** Sort key for the nodes of one level of the page tree. Counts include subfolders. */
export type TreeSortField =
  /** Name. */
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
  /** `name` or a count such as `sumIt50`; null or empty for the order of paths. */
  field?: InputMaybe<Scalars['String']['input']>;
};

/** Displayed parts of the page tree. Missing fields stay unchanged. */
export type TreeViewInput = {
  /** Counts next to the name of each node. */
  treeNodeName?: InputMaybe<TreeNodeViewInput>;
};

/** Kind of a visitor, which determines the permissions. */
export type VisitorKind =
  | 'ADMINISTRATOR'
  | 'DEMO'
  | 'GUEST'
  | 'PAID'
  | 'PROMO';

/** Wallet service for payouts of rewards. */
export type WithdrawalMethod =
  /** WebMoney. */
  | 'webmoney'
  /** YooMoney. */
  | 'yoomoney';

/** State of a withdrawal. */
export type WithdrawalState =
  /** Pending until an administrator decides. */
  | 'asked'
  /** Paid out. */
  | 'paid'
  /** Rejected; the amount was returned to the partner balance. */
  | 'refused';

/** Separator between the words of a variation. */
export type WordSeparator =
  /** A space. */
  | 'blank'
  /** A dot. */
  | 'dot'
  /** A hyphen. */
  | 'hyphen'
  /** No separator. */
  | 'none'
  /** A slash. */
  | 'slash'
  /** An underscore. */
  | 'underscore';
