/** Labels of a host with dots between: letters and digits of any script, `_` and `-`. */
const dottedHost = `'^[a-z0-9_\\\\-\\\\x{80}-\\\\x{10FFFF}]+(?:[.][a-z0-9_\\\\-\\\\x{80}-\\\\x{10FFFF}]+)+$'`;
const bracketedHost = `'^\\\\[[0-9a-f:.]+\\\\]$'`;

/**
 * Aliases of a WITH clause that take `url` apart: `url_host` (lower case), `domain` (without `www.`), `origin` (scheme, host
 * and port; without a user and password), `path` (with the query, without the fragment, `/` at least) and `url_ok`.
 * Plain string functions: the engine's own URL functions lose hosts behind `user@`, keep the case and misread some domains.
 */
export function urlAliases(url: string): string[] {
  return [
    `position(${url}, '://') AS scheme_end`,
    `lower(substring(${url}, 1, greatest(scheme_end, 1) - 1)) AS scheme`,
    `if(scheme_end > 0, substring(${url}, scheme_end + 3), '') AS behind_scheme`,
    `multiSearchFirstPosition(behind_scheme, ['/', '?', '#', '\\\\']) AS authority_end`,
    `lowerUTF8(if(authority_end = 0, behind_scheme, substring(behind_scheme, 1, authority_end - 1))) AS authority`,
    `if(multiSearchAny(authority, ['@', ':', '[']), extract(authority, '^(?:.*@)?([^@]*)$'), authority) AS host_and_port`,
    `if(multiSearchAny(host_and_port, [':', '[']), extract(host_and_port, '^(\\\\[[^\\\\]]*\\\\]|[^:]*)(?::[0-9]*)?$'), host_and_port) AS dotted_name`,
    `if(endsWith(dotted_name, '.'), substring(dotted_name, 1, length(dotted_name) - 1), dotted_name) AS url_host`,
    `if(startsWith(url_host, 'www.') AND position(substring(url_host, 5), '.') > 0, substring(url_host, 5), url_host) AS domain`,
    `concat(scheme, '://', host_and_port) AS origin`,
    `if(authority_end = 0, '', substring(behind_scheme, authority_end)) AS behind_authority`,
    `if(position(behind_authority, '#') > 0, substring(behind_authority, 1, position(behind_authority, '#') - 1), behind_authority) AS tail`,
    `if(startsWith(tail, '/'), tail, concat('/', tail)) AS path`,
    `(scheme IN ('http', 'https') AND (match(url_host, ${dottedHost}) OR match(url_host, ${bracketedHost}))) AS url_ok`,
  ];
}
