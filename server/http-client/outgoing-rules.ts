import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** What calls to addresses that visitors name may reach. Tests reach their own servers by another rule. */
export interface OutgoingRules {
  /** Whether a network address may be connected to. */
  isAllowedAddress: (address: string) => boolean;
  /** Certificates that are believed in place of the usual ones, in PEM. */
  trustedCertificates?: string;
  /** The addresses of a name; the system's resolver where it is missing. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
  /** Ports that pages are read from; 80 and 443 where it is missing. */
  pagePorts?: readonly number[];
}

/** The public internet. */
export const publicInternet: OutgoingRules = { isAllowedAddress: isPublicAddress };

/** A call was to go to an address that is not to be reached from here. */
export class ForbiddenAddressError extends Error {}

/**
 * Connections to addresses that visitors name. The rule is applied to the very address that is connected to, so that a name
 * that answers differently the second time leads nowhere else.
 */
export function guardedHttpsAgent(rules: OutgoingRules): https.Agent {
  return new https.Agent({
    lookup: createGuardedLookup(rules),
    ca: rules.trustedCertificates,
    maxSockets: 20,
    timeout: 30_000,
  });
}

/** The same for addresses that are not https. */
export function guardedHttpAgent(rules: OutgoingRules): http.Agent {
  return new http.Agent({ lookup: createGuardedLookup(rules), maxSockets: 20, timeout: 30_000 });
}

/** Whether an address is https, names no user, and does not name a machine that may not be connected to. Names are looked up later. */
export function isReachableUrl(address: string, rules: OutgoingRules): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' && isReachableHost(url, rules);
}

/** Whether a page may be read from an address: the same, also of http, and of the usual ports alone. */
export function isReadableUrl(url: URL, rules: OutgoingRules): boolean {
  const defaultPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
  const port = defaultPorts[url.protocol];
  if (port === undefined) return false;
  const { pagePorts = Object.values(defaultPorts) } = rules;
  return pagePorts.includes(url.port === '' ? port : Number(url.port)) && isReachableHost(url, rules);
}

function isReachableHost(
  { hostname, username, password }: URL,
  { isAllowedAddress }: OutgoingRules,
): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (username !== '' || password !== '') return false;
  if (isIP(host)) return isAllowedAddress(host);
  return host.includes('.') && !/(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/.test(host);
}

function createGuardedLookup({ isAllowedAddress, resolve = addressesOf }: OutgoingRules): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isAllowedAddress(address))) {
          return callback(
            new ForbiddenAddressError(`${hostname} is not an address of the public internet`),
            '',
          );
        }
        if (options.all) return callback(null, addresses);
        callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}

function addressesOf(hostname: string): Promise<LookupAddress[]> {
  return lookup(hostname, { all: true });
}
