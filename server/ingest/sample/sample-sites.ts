import { domainToASCII } from 'node:url';
import { hashText, Random, toShare } from './random.js';
import type { SampleLanguage } from './sample-language.js';
import type { SiteKind, Topic } from './topics/topic.js';

/** A site of the sample. */
export interface SampleSite {
  /** ASCII host without `www.`. */
  host: string;
  kind: SiteKind;
  /** Site name in titles. */
  name: string;
  /** `https://`, followed by `www.` on some sites. */
  prefix: string;
  /** Host of the articles: the site itself or a subdomain. */
  articleHost: string;
  /** Seed of the random choices for this site. */
  hash: number;
  /** Natural logarithm of the site's weight among competing sites. */
  strength: number;
  /** Change of `strength` per snapshot. */
  trend: number;
  /** Advertising and analytics identifiers, empty if unused. */
  publisher: PublisherIds;
}

export interface PublisherIds {
  adsense: string;
  analytics: string;
  leadia: string;
  relap: string;
}

/** Exponent by which the weight decreases with the rank. */
const zipfExponent = 0.92;
/** General sites rank below the first sites of a topic. */
const generalSitesFromRank = 3;

/** Sites of a topic, largest first, including the general ones. */
export function createSites(
  language: SampleLanguage,
  topic: Topic,
  size: number,
  seed: number,
): SampleSite[] {
  const namedSites = topic.sites.map(([name, kind], rank) => createSite(name, kind, rank, seed));
  const generalSites = language.generalSites.map(([name, kind], rank) =>
    createSite(name, kind, generalSitesFromRank + rank * 4, seed),
  );
  const names = generateSiteNames(topic, Math.max(0, size - namedSites.length), seed);
  const kinds: SiteKind[] = ['shop', 'shop', 'shop', 'magazine', 'magazine', 'service', 'forum'];
  const smallSites = names.map((name, index) =>
    createSite(name, kinds[hashText(name, seed) % kinds.length] ?? 'shop', namedSites.length + index, seed),
  );
  return [...namedSites, ...generalSites, ...smallSites];
}

function generateSiteNames(topic: Topic, count: number, seed: number): string[] {
  const random = new Random(hashText(topic.id, seed + 7));
  const [firsts, seconds] = topic.nameParts.map((parts) => parts.split(',')) as [string[], string[]];
  const candidates = firsts.flatMap((first) =>
    seconds.map((second) => ({
      name: [first, second.replaceAll(' ', '')].join(
        toShare(hashText(first + second, seed)) < 0.2 ? '-' : '',
      ),
      order: random.next(),
    })),
  );
  return candidates
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ name }) => name);
}

function createSite(name: string, kind: SiteKind, rank: number, seed: number): SampleSite {
  const random = new Random(hashText(name, seed + 3));
  const host = domainToASCII(`${name}.example`);
  const articleHost =
    kind === 'shop' && random.next() < 0.22 ? `${random.pick(['blog', 'guide', 'journal'])}.${host}` : host;
  const prefix = `${random.next() < 0.03 ? 'http' : 'https'}://${random.next() < 0.4 ? 'www.' : ''}`;
  return {
    host,
    kind,
    name: name.split('-').map(capitalise).join(' '),
    prefix,
    articleHost,
    hash: hashText(host, seed),
    strength: -zipfExponent * Math.log(rank + 1.6),
    trend: rank === 0 ? 0.07 : random.normal() * 0.1,
    publisher: createPublisherIds(kind, rank, random),
  };
}

/** Content sites carry advertising identifiers, and some owners use one identifier on several sites. */
function createPublisherIds(kind: SiteKind, rank: number, random: Random): PublisherIds {
  const owner = random.below(900);
  const digits = (length: number, value: number) =>
    String(hashText(`owner ${value}`, length))
      .padStart(length, '7')
      .slice(0, length);
  const advertises = kind === 'magazine' || kind === 'forum' || kind === 'wiki';
  return {
    adsense: advertises && random.next() < 0.6 ? `pub-${digits(8, owner)}${digits(8, owner + 1)}` : '',
    analytics: random.next() < 0.55 ? `UA-${digits(8, owner)}-${1 + (rank % 4)}` : '',
    leadia: random.next() < 0.05 ? digits(5, owner) : '',
    relap: advertises && random.next() < 0.08 ? `${digits(6, owner)}a` : '',
  };
}

/** Capitalises the first letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
