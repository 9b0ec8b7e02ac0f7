// Words that the project does not use in names and prose, because the industry has a standard term for the mechanism.
// docs/development.md explains the check.

/** Words that no declared identifier and no file name contains (split at capitals and hyphens). */
const identifierWords = new Set(
  `act acts alone anew answer answered answers aside ask asked asks away begun beside cashless colleague colleagues deepest
  desk door doors drawn entrant fault faults fewest figure figures foot former given gives gone handed handing harmless heard
  held keeping keeps kept known knows laid largest lay least letter letters longest meanings modest most papers paper purse
  refusal refuses refused rests rival rivals said say says shown sight soonest stance sums tell tells told tops turns unfilled
  unserved usual wanted way ways whole wish wished wishes`
    .split(/\s+/)
    .filter(Boolean),
);

/** Phrases that comments, documents and test titles do not contain. */
const sentencePatterns = [
  /\banew\b/i,
  /\bbeside\b/i,
  /\bwhoever\b/i,
  /\b(?:nobody|somebody)\b/i,
  /\bstands?\b/i,
  /\b(?:is|are|was|were) told\b/i,
  /\btells?\b/i,
  /\basked for\b/i,
  /\bin place of\b/i,
  /\bgoes by\b/i,
  /\blaid (?:down|out)\b/i,
  /\bat hand\b/i,
  /\bis over\b/i,
  /\bone's own\b/i,
  /\bso many\b/i,
  /\bof before\b/i,
  /\balone\b/i,
  /\bthe documents\b/i,
];

/** Ticket and checklist codes, which test titles do not contain. */
const codePattern = /\b[TARBSL]\d{1,2}\b|#\d{1,3}\b/;

const allow = (reason, names, under) => names.split(/\s+/).map((name) => ({ name, under, reason }));

/**
 * Accepted occurrences. `name` is an identifier, a file name or a sentence fragment; `under` limits the entry to a folder
 * or file.
 */
const allowed = [
  ...allow(
    'GraphQL field, argument or enum value; GraphQL names change only with an entry in the changelog',
    `act answer answered asked askedAt billCompany deepestPosition domainTops fault faults figures givenDays gone isUnderWay
    kept keptOff knownDomains knownKeywords largest leastCents leastClusterVolume leastVolume leastWithdrawalCents mostKeywords
    pageTops purse refused saidBy sessionFault shown shownOnGoogle shownPages tops way whole wishedPlan wishedTerm zeroKnownWith`,
  ),
  ...allow(
    'ClickHouse or PostgreSQL column, alias or query parameter',
    `beside deepest_position former former_snapshots held isGone known least_shared most rows_before_limit_at_least said
    shown_pages`,
  ),
  ...allow(
    'key of JSON that is stored or shared between releases',
    'deriveAnew formerEmail formerState keptUntil letter',
  ),
  ...allow('variable of an error message in the catalogue', 'given least most'),
  ...allow(
    'class or file of a released migration',
    `KeptChoices1764400000000 KeptSnapshots1764100000300 1764100000300-kept-snapshots 1764400000000-kept-choices`,
  ),
  ...allow('placeholder of legal texts, which operators override', 'leastPayers leastWithdrawal'),
  ...allow(
    'deprecated environment variable',
    'ANSWERS_KEPT_MB SNAPSHOTS_KEPT',
    'server/config/renamed-variables',
  ),
  ...allow('name of the public API or of a vendor', 'aiAnswersCnt peopleAlsoAsk'),
  ...allow('CSS property', 'letterSpacing'),
  ...allow('option of a command', 'whole', 'tests/bench/'),
];

export const rules = { identifierWords, sentencePatterns, codePattern, allowed };
