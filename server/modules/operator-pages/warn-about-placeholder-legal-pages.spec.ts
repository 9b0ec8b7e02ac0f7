import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OperatorPagesService } from './operator-pages.service.js';
import { warnAboutPlaceholderLegalPages } from './warn-about-placeholder-legal-pages.js';

let folder: string;
let warnings: string[][];
const log = { warn: ({ files }: { files: string[] }) => warnings.push(files) } as unknown as Logger;
const withoutOperator = { name: undefined, email: undefined };
const createPages = (operator: ConstructorParameters<typeof OperatorPagesService>[2]) =>
  new OperatorPagesService(folder, () => new Date(), operator, log);

beforeEach(() => {
  warnings = [];
  folder = mkdtempSync(path.join(os.tmpdir(), 'rivalscope-rules-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('warns about every legal page without an operator', async () => {
  mkdirSync(path.join(folder, 'legal/en'), { recursive: true });
  writeFileSync(path.join(folder, 'legal/en/legal_privacy.md'), 'What we keep.');
  writeFileSync(path.join(folder, 'legal/en/legal_partner.md'), ' \n');
  await warnAboutPlaceholderLegalPages(createPages(withoutOperator), log);
  expect(warnings).toEqual([
    [
      'legal/en/legal_agreement.md',
      'legal/en/legal_partner.md',
      'legal/en/cookie-law.md',
      'legal/ru/legal_agreement.md',
      'legal/ru/legal_privacy.md',
      'legal/ru/legal_partner.md',
      'legal/ru/cookie-law.md',
    ],
  ]);
});

it('does not warn if the configuration names the operator', async () => {
  await warnAboutPlaceholderLegalPages(createPages({ name: 'A', email: 'a@shop.example' }), log);
  expect(warnings).toEqual([]);
});
