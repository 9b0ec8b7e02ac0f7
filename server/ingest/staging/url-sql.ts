/** Dotted host name labels: letters and digits of any script, `_` and `-`. */
const dottedHost = `'^[a-z0-9_\\\\-\\\\x{80}-\\\\x{10FFFF}]+(?:[.][a-z0-9_\\\\-\\\\x{80}-\\\\x{10FFFF}]+)+$'`;
const bracketedHost = `'^\\\\[[0-9a-f:.]+\\\\]$'`;

/**
 * Aliases that parse `url`: `url_host` (lower case), `domain` (without `www.`), `origin` (scheme, host and port,
 * without credentials), `path` (with query, without fragment, at least `/`) and `url_ok`.
 * Built from branchless string functions, since both sides of a branch are evaluated. The URL functions of ClickHouse
 * mishandle `user@` and letter case.
 */
export function urlAliases(url: string): string[] {
  return [
    `position(${url}, '://') AS scheme_end`,
    `lower(substring(${url}, 1, greatest(scheme_end, 1) - 1)) AS scheme`,
    `if(scheme_end > 0, substring(${url}, scheme_end + 3), '') AS behind_scheme`,
    `multiSearchFirstPosition(behind_scheme, ['/', '?', '#', '\\\\']) AS authority_end`,
    `lowerUTF8(if(authority_end = 0, behind_scheme, substring(behind_scheme, 1, authority_end - 1))) AS authority`,
    `substring(authority, position(authority, '@') + 1) AS host_and_port`,
    `position(host_and_port, ':', greatest(1, position(host_and_port, ']'))) AS port_at`,
    `substring(host_and_port, 1, if(port_at = 0, length(host_and_port), port_at - 1)) AS dotted_name`,
    `substring(dotted_name, 1, length(dotted_name) - endsWith(dotted_name, '.')) AS url_host`,
    `substring(url_host, 1 + 4 * (startsWith(url_host, 'www.') AND position(url_host, '.', 5) > 0)) AS domain`,
    `concat(scheme, '://', host_and_port) AS origin`,
    `if(authority_end = 0, '', substring(behind_scheme, authority_end)) AS behind_authority`,
    `if(position(behind_authority, '#') > 0, substring(behind_authority, 1, position(behind_authority, '#') - 1), behind_authority) AS whole_tail`,
    // A trailing question mark denotes the same page.
    `substring(whole_tail, 1, length(whole_tail) - endsWith(whole_tail, '?')) AS tail`,
    `if(startsWith(tail, '/'), tail, concat('/', tail)) AS path`,
    `(scheme IN ('http', 'https') AND (match(url_host, ${dottedHost}) OR match(url_host, ${bracketedHost}))) AS url_ok`,
  ];
}
