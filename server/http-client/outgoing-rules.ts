import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** SSRF protection for requests to URLs from user input. Tests allow their own servers. */
export interface OutgoingRules {
  /** Whether connections to a network address are allowed. */
  isAllowedAddress: (address: string) => boolean;
  /** CA certificates in PEM that replace the default ones. */
  trustedCertificates?: string;
  /** DNS resolver. Defaults to the system resolver. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
  /** Ports for page requests. Defaults to 80 and 443. */
  pagePorts?: readonly number[];
}

/** Allows the public internet only. */
export const publicInternet: OutgoingRules = { isAllowedAddress: isPublicAddress };

/** The target address is not allowed. */
export class ForbiddenAddressError extends Error {}

/** HTTPS agent that checks the resolved address at connection time, which prevents DNS rebinding. */
export function guardedHttpsAgent(rules: OutgoingRules): https.Agent {
  return new https.Agent({
    lookup: createGuardedLookup(rules),
    ca: rules.trustedCertificates,
    maxSockets: 20,
    timeout: 30_000,
  });
}

/** HTTP agent with the same check. */
export function guardedHttpAgent(rules: OutgoingRules): http.Agent {
  return new http.Agent({ lookup: createGuardedLookup(rules), maxSockets: 20, timeout: 30_000 });
}

/**
 * Whether a URL is https, has no credentials and does not name an internal host. The resolved address is checked at
 * connection time.
 */
export function isReachableUrl(address: string, rules: OutgoingRules): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' && isReachableHost(url, rules);
}

/** Whether a page may be fetched from a URL: http or https on the default ports. */
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

/**
 * Resolves a host name to addresses that are all allowed.
 * @throws ForbiddenAddressError; the error of the resolver if the name does not exist or cannot be resolved now
 */
export async function resolveAllowedAddresses(
  hostname: string,
  { isAllowedAddress, resolve = lookUpAddresses }: OutgoingRules,
): Promise<[LookupAddress, ...LookupAddress[]]> {
  const [first, ...others] = await resolve(hostname);
  if (!first || ![first, ...others].every(({ address }) => isAllowedAddress(address))) {
    throw new ForbiddenAddressError(`${hostname} is not an address of the public internet`);
  }
  return [first, ...others];
}

function createGuardedLookup(rules: OutgoingRules): LookupFunction {
  return (hostname, options, callback) => {
    resolveAllowedAddresses(hostname, rules).then(
      (addresses) => {
        if (options.all) return callback(null, addresses);
        callback(null, addresses[0].address, addresses[0].family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}

function lookUpAddresses(hostname: string): Promise<LookupAddress[]> {
  return lookup(hostname, { all: true });
}
