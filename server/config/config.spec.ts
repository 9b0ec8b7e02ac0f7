import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.js';
import { variableNames } from './environment.js';
import { ConfigError } from './config-error.js';

describe('loadConfig', () => {
  it('has defaults for all variables', () => {
    expect(loadConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      clickhouseUrl: undefined,
      publicUrl: 'http://localhost:4000',
      sampleKeywords: 20_000,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toEqual(loadConfig({}));
  });

  it.each([
    ['PORT', 'no'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['CLICKHOUSE_URL', 'host:8123'],
    ['CLICKHOUSE_DATABASE', 'a b'],
    ['LOG_LEVEL', 'loud'],
    ['SAMPLE_KEYWORDS', '-1'],
  ])('rejects %s=%s with one line that names the variable', (name, value) => {
    const start = () => loadConfig({ [name]: value });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(new RegExp(`^${name}=${value.replace('/', '\\/')}[^\\n]*$`));
  });

  it.each(['KEYS_SECRET', 'STRIPE_SECRET', 'STRIPE_WEBHOOK_SECRET', 'CLOUDPAYMENTS_SECRET', 'METRICS_TOKEN'])(
    'never prints the value of %s',
    (name) => {
      const value = 'short-5';
      const start = () => loadConfig({ [name]: value });
      expect(start).toThrow(new RegExp(`^${name}=… is not usable: must have at least`));
      expect(start).not.toThrow(value);
    },
  );

  it('requires a ClickHouse server for a cluster', () => {
    expect(() => loadConfig({ CLICKHOUSE_CLUSTER: 'main' })).toThrow('CLICKHOUSE_URL');
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'rivalscope.example'])(
    'rejects open access on HOST=%s unless OPEN_ACCESS_HOST confirms the address',
    (host) => {
      const open = { ACCESS: 'open', HOST: host };
      expect(() => loadConfig(open)).toThrow(ConfigError);
      expect(() => loadConfig(open)).toThrow(new RegExp(`^ACCESS=open[^\\n]*HOST=${host}[^\\n]*$`));
      expect(() => loadConfig({ ...open, OPEN_ACCESS_HOST: '10.0.0.1' })).toThrow(ConfigError);
      expect(loadConfig({ ...open, OPEN_ACCESS_HOST: host }).access).toBe('open');
      expect(loadConfig({ HOST: host }).access).toBe('plans');
    },
  );

  it.each(['127.0.0.1', '::1', 'localhost'])('allows open access on HOST=%s', (host) => {
    expect(loadConfig({ ACCESS: 'open', HOST: host }).access).toBe('open');
  });

  it('requires all details of the payee or none', () => {
    const seller = {
      SELLER_NAME: 'ООО «Продавец»',
      SELLER_INN: '7707083893',
      SELLER_KPP: '773601001',
      SELLER_ADDRESS: 'Москва',
      SELLER_BANK: 'Банк',
      SELLER_BIK: '044525225',
      SELLER_BANK_ACCOUNT: '30101810400000000225',
      SELLER_ACCOUNT: '40702810900000000001',
      SELLER_SIGNATORY: 'Директор И. Иванов',
    };
    expect(loadConfig({}).seller).toBeUndefined();
    expect(loadConfig(seller).seller).toMatchObject({
      inn: '7707083893',
      kpp: '773601001',
      vat: 0,
      note: null,
    });
    expect(() => loadConfig({ ...seller, SELLER_BANK: '' })).toThrow(/set together/);
    expect(() => loadConfig({ ...seller, SELLER_KPP: '' })).toThrow(ConfigError);
    expect(() => loadConfig({ ...seller, SELLER_INN: '7707083894' })).toThrow(/^SELLER_INN=7707083894/);
    expect(() => loadConfig({ ...seller, SELLER_INN: '500100732259' })).toThrow(/^SELLER_KPP/);
    expect(loadConfig({ ...seller, SELLER_INN: '500100732259', SELLER_KPP: '' }).seller?.kpp).toBeNull();
  });

  it('matches the variables in .env.example', () => {
    const describedVariables = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    expect(describedVariables.sort()).toEqual([...variableNames].sort());
  });

  it.each([
    ['DATABASE_URL', 'mysql://people:hunter2@db.example/rivalscope'],
    ['DATABASE_URL', 'people:hunter2@db.example'],
    ['CLICKHOUSE_URL', 'tcp://default:hunter2@db.example:9000'],
    ['SMTP_URL', 'http://mail:hunter2@mail.example'],
  ])('redacts the password of an invalid %s', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`^${name}=`));
    expect(() => loadConfig({ [name]: value })).not.toThrow(/hunter2/);
  });
});
