import { lookup, type LookupAddress } from 'node:dns';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** What calls to addresses that visitors name may reach. Tests reach their own servers by another rule. */
export interface OutgoingRules {
  /** Whether a network address may be connected to. */
  mayConnect(address: string): boolean;
  /** Certificates that are believed beside the usual ones, in PEM. */
  trusted?: string;
}

/** The public internet. */
export const publicInternet: OutgoingRules = { mayConnect: isPublicAddress };

/** A call was to go to an address that is not to be reached from here. */
export class ForbiddenAddress extends Error {}

/**
 * Connections to addresses that visitors name. The rule is applied to the very address that is connected to, so that a name
 * that answers differently the second time leads nowhere else.
 */
export function guardedAgent(rules: OutgoingRules): https.Agent {
  return new https.Agent({
    lookup: guardedLookup(rules),
    ca: rules.trusted,
    maxSockets: 20,
    timeout: 30_000,
  });
}

/** Whether an address is https, names no user, and does not name a machine that may not be connected to. Names are looked up later. */
export function isReachableUrl(address: string, { mayConnect }: OutgoingRules): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  if (isIP(host)) return mayConnect(host);
  return host.includes('.') && !/(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/.test(host);
}

function guardedLookup({ mayConnect }: OutgoingRules): LookupFunction {
  return (hostname, options, answer) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return answer(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => mayConnect(address))) {
        return answer(new ForbiddenAddress(`${hostname} is not an address of the public internet`), '');
      }
      if (options.all) return answer(null, addresses);
      answer(null, first.address, first.family);
    });
  };
}
