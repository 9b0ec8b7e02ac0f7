// Words that the project does not use in names and prose, because the industry has a standard term for the mechanism.
// docs/development.md explains the check.

/** Words that no declared identifier and no file name contains (split at capitals and hyphens). */
export const identifierWords = new Set(
  `act acts alone anew answer answered answers aside ask asked asks aside away begun beside company deepest desk door doors
  drawn entrant faults fault fewest figure figures flood floods foot former given gives gone handed handing harmless heard
  held keeping keeps kept knows known laid largest lay least letter letters longest meanings modest most others papers paper
  refusal refuses refused rests said say says shown sight soonest stance sums tell tells texts told tops turns unfilled unread
  unserved usual wanted way ways whole wish wished wishes cashless colleague colleagues purse rival rivals`
    .split(/\s+/)
    .filter(Boolean),
);

/** Phrases that comments, documents and test titles do not contain. */
export const sentencePatterns = [
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
export const codePattern = /\b[TARBSL]\d{1,2}\b|#\d{1,3}\b/;

/**
 * Accepted occurrences. `name` is an identifier, a file name or a sentence fragment; `under` limits the entry to a folder
 * or file.
 */
export const allowed = [];
