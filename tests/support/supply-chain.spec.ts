import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface ComposeService {
  image?: string;
  build?: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  privileged?: boolean;
  security_opt?: string[];
  mem_limit?: string;
  pids_limit?: number;
  command?: unknown;
  environment?: Record<string, string | number>;
  healthcheck?: { test: string[] };
  networks: string[];
  volumes?: string[];
}

interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean }>;
  configs: Record<string, { content: string }>;
}

const composeText = readFileSync('docker-compose.yml', 'utf8');
const compose = parse(composeText, { merge: true }) as ComposeFile;
const services = Object.entries(compose.services);
const { app, postgres, 'clickhouse-1': clickhouse } = compose.services;

describe('docker-compose.yml', () => {
  it.each(services)('restricts the container %s', (_name, service) => {
    expect(service).toMatchObject({
      user: expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/) as string,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\$\{[A-Z_]+:-\d+g\}$/) as string,
      pids_limit: expect.any(Number) as number,
    });
    expect(service.privileged ?? false).toBe(false);
    expect(service.cap_add ?? []).toEqual([]);
    expect((service.volumes ?? []).filter((volume) => /^[./]|docker\.sock/.test(volume))).toEqual([]);
  });

  it.each(services)('checks the health of %s without a password in the command line', (_name, service) => {
    expect(service.healthcheck?.test.length).toBeGreaterThan(1);
    expect(JSON.stringify([service.healthcheck, service.command])).not.toMatch(/password|secret|\$\{/i);
  });

  it.each(services)('uses an exact version of the image of %s', (_name, { image, build }) => {
    if (build === undefined) expect(image).toMatch(/^[\w/-]+:\d+(?:\.\d+)+(?:-bookworm)?$/);
    else expect(image).toBeUndefined();
  });

  it('gives each service its own secret, and the application only its own', () => {
    const required = new Set([...composeText.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
    expect([...required].sort()).toEqual([
      'CLICKHOUSE_CLUSTER_SECRET',
      'CLICKHOUSE_PASSWORD',
      'KEEPER_PASSWORD',
      'POSTGRES_APP_PASSWORD',
      'POSTGRES_PASSWORD',
    ]);
    const operating = readFileSync('docs/operating.md', 'utf8');
    for (const name of required) expect(operating).toContain(`${name}=`);
    for (const name of ['POSTGRES_PASSWORD', 'CLICKHOUSE_CLUSTER_SECRET', 'KEEPER_PASSWORD']) {
      expect(app?.environment?.[name]).toBe('');
    }
    for (const { content } of Object.values(compose.configs)) expect(content).not.toContain('${');
    expect(compose.configs['cluster']?.content).toContain('<secret from_env="CLUSTER_SECRET"/>');
  });

  it('runs the application without superuser rights in the stores', () => {
    const role = new URL(String(app?.environment?.['DATABASE_URL']).replace(/\$\{[^}]*\}/, 'x')).username;
    expect(role).not.toBe(postgres?.environment?.['POSTGRES_USER']);
    expect(compose.configs['roles']?.content).toContain(
      `CREATE ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE`,
    );
    expect(compose.configs['users']?.content).toContain('<access_management>0</access_management>');
    expect(clickhouse?.environment).not.toHaveProperty('CLICKHOUSE_DEFAULT_ACCESS_MANAGEMENT');
  });

  it('connects the stores by a network without access to the outside', () => {
    expect(compose.networks['stores']).toEqual({ internal: true });
    for (const [name, { networks }] of services) {
      expect([name, networks]).toEqual([name, name === 'app' ? ['stores', 'web'] : ['stores']]);
    }
  });
});

interface Lock {
  packages: Record<string, { version?: string; integrity?: string; dev?: boolean; devOptional?: boolean }>;
}

/** Platform packages that npm did not inspect. `npm run lock:add-platforms` adds their integrity. */
const uninspectedPackages = /^node_modules\/@chdb\/lib-(?:darwin-arm64|darwin-x64|linux-arm64-gnu)$/;

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

describe('package-lock.json', () => {
  it('has the integrity of every package', () => {
    const unchecked = Object.entries(packages)
      .filter(([name, { integrity }]) => name !== '' && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
      .map(([name]) => name);
    expect(unchecked.filter((name) => !uninspectedPackages.test(name))).toEqual([]);
  });

  it('yields a CycloneDX bill of materials with all production packages', () => {
    const output = execFileSync('npm', ['run', '--silent', 'sbom'], { maxBuffer: 64 * 1024 * 1024 });
    const { bomFormat, components } = JSON.parse(output.toString()) as {
      bomFormat: string;
      components: { name: string; version: string; purl: string; hashes?: unknown[] }[];
    };
    expect(bomFormat).toBe('CycloneDX');
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
    const missing = Object.entries(dependencies).filter(
      ([name, version]) => !listed.has(`${name}@${version}`),
    );
    expect(missing).toEqual([]);
    const withoutHash = components.filter(({ hashes }) => hashes === undefined).map(({ name }) => name);
    expect(withoutHash.every((name) => uninspectedPackages.test(`node_modules/${name}`))).toBe(true);
  }, 60_000);
});
