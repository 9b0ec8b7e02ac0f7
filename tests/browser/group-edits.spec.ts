import { expect } from 'vitest';
import { waitForRows } from './support/table-settings.js';
import { describePages, expectAccessible } from './support/browser.js';
import {
  cancel,
  editInAnotherSession,
  editsOf,
  expectValidationError,
  numberedLines,
  openEdit,
  openGroup,
  paste,
  undo,
} from './support/group-page.js';

describePages(
  'edit dialogs of a group report',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'enforce every limit for lists, files and templates, and preview the edit',
      async (page) => {
        const rid = await openGroup(page, 'Lists');
        const deleting = await openEdit(page, 'Delete keywords', 'From a list');
        await deleting.getByText('The effect of the edit appears here before you save.').waitFor();
        await expectAccessible(page);
        await expectValidationError(deleting, 'The list of keywords is empty.');
        const list = deleting.getByLabel('Keywords, one per line');
        await paste(list, numberedLines(10_001));
        await deleting.getByText('10,001 of 10,000 lines').waitFor();
        await deleting
          .getByRole('alert')
          .filter({ hasText: 'The list has too many lines. The limit is 10,000.' })
          .waitFor();
        await list.fill('\r\nno such keyword\n\n');
        await deleting.getByText('1 of 10,000 lines').waitFor();
        await deleting.getByText('Nothing to delete: the report does not contain these keywords.').waitFor();
        await deleting.getByText('1 not in this report: no such keyword').waitFor();
        const disabledButton = deleting.getByRole('button', { name: 'Delete keywords', exact: true });
        expect(await disabledButton.isDisabled()).toBe(true);
        await expectAccessible(page);
        for (const target of ['Organic', 'Paid']) {
          await deleting.getByLabel(target, { exact: true }).uncheck();
        }
        await expectValidationError(deleting, 'Choose organic or paid keywords.');
        await cancel(deleting);

        const byTemplate = await openEdit(page, 'Delete keywords', 'By template');
        await expectValidationError(byTemplate, 'Enter at least one template.');
        const templates = byTemplate.getByLabel('Templates, one per line');
        await templates.fill(numberedLines(301));
        await byTemplate
          .getByRole('alert')
          .filter({ hasText: 'The list has too many templates. The limit is 300.' })
          .waitFor();
        await templates.fill('%e%');
        await byTemplate.getByText(/^Will be deleted: [\d,]+ organic, [\d,]+ paid\.$/).waitFor();
        await byTemplate.getByRole('button', { name: /^Delete [\d,]+ keywords?$/ }).click();
        await byTemplate.waitFor({ state: 'detached' });
        await undo(page, /keywords? deleted\./);
        await waitForRows(page);

        const adding = await openEdit(page, 'Add keywords', 'From a file');
        await expectValidationError(adding, 'Choose a file.');
        const choose = (name: string, content: Buffer | string) =>
          adding
            .locator('input[type="file"]')
            .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
        await choose('words.xlsx', 'x');
        await adding.getByRole('alert').filter({ hasText: 'The file is neither txt nor csv.' }).waitFor();
        await choose('words.txt', Buffer.alloc(5120 * 1024 + 1, 'x'));
        await adding
          .getByRole('alert')
          .filter({ hasText: 'The file is too large. The limit is 5,120 KB.' })
          .waitFor();
        await expectAccessible(page);
        await choose('words.txt', numberedLines(10_001));
        await adding.getByText('A list has at most 10,000 lines.').waitFor();
        await choose('picture.txt', Buffer.from([0x50, 0x4b, 0, 0, 1, 0]));
        await adding.getByText('Choose a file of the type txt or csv.').waitFor();
        await choose('empty.csv', '\n\n');
        await adding.getByText('The list of keywords is empty.').waitFor();
        await choose('words.csv', '"nobody asks for it";1\n');
        await adding
          .getByText(
            'Nothing to add: the report already has these keywords, or the database does not contain them.',
          )
          .waitFor();
        await adding.getByText('1 not in this database: nobody asks for it').waitFor();
        expect(await adding.getByRole('link', { name: 'Example' }).getAttribute('href')).toBe(
          '/resources/sample.txt',
        );
        await cancel(adding);
        // One edit was made and undone.
        expect(await editsOf(page, rid)).toEqual([{ isUndone: true }]);
      },
      { timeout: 120_000 },
    );

    atAlternateWidth(
      'enforce every limit for domains, filters and duplicates, and detect a concurrent edit',
      async (page) => {
        const rid = await openGroup(page, 'Conditions');
        const byDomains = await openEdit(page, 'Add keywords', 'From domains');
        await expectValidationError(byDomains, 'The list of domains is empty.');
        const list = byDomains.getByLabel('Domains, one per line');
        await list.fill(numberedLines(11, 'a.example'));
        await byDomains
          .getByRole('alert')
          .filter({ hasText: 'The list has too many domains. The limit is 10.' })
          .waitFor();
        await list.fill('no domain at all');
        await byDomains.getByText('This is not a domain: no domain at all.').waitFor();
        await list.fill('nobody-knows-it.example');
        await byDomains.getByText('1 not in this database: nobody-knows-it.example').waitFor();
        for (const from of ['From search results', 'From ads']) await byDomains.getByLabel(from).uncheck();
        await expectValidationError(byDomains, 'Choose the source of keywords: search results or ads.');
        await byDomains.getByLabel('From search results').check();
        const organic = byDomains.getByRole('group', { name: 'From search results' });
        const position = organic.getByRole('group', { name: 'Position' });
        await position.getByLabel('from').fill('51');
        await byDomains.getByRole('alert').filter({ hasText: 'A number is out of range.' }).waitFor();
        await position.getByText('1 to 50').waitFor();
        await position.getByLabel('from').fill('20');
        await position.getByLabel('to').fill('10');
        await byDomains
          .getByRole('alert')
          .filter({ hasText: '“From” is greater than “to”, so no keyword can match.' })
          .waitFor();
        await expectAccessible(page);
        await cancel(byDomains);

        const byFilter = await openEdit(page, 'Delete keywords', 'By filter');
        // No error is displayed before the first input.
        await byFilter.getByText('The effect of the edit appears here before you save.').waitFor();
        expect(await byFilter.getByRole('alert').count()).toBe(0);
        await expectValidationError(byFilter, 'Set at least one condition.');
        const words = byFilter
          .getByRole('group', { name: 'From search results' })
          .getByRole('group', { name: 'Words' });
        await words.getByLabel('from').fill('200');
        await byFilter.getByText('Nothing to delete: the report does not contain these keywords.').waitFor();
        await words.getByLabel('from').fill('1');
        await byFilter.getByText(/^Will be deleted: /).waitFor();
        const submit = byFilter.getByRole('button', { name: /^Delete [\d,]+ keywords?$/ });
        await submit.waitFor();
        await editInAnotherSession(page, rid, {
          action: 'delete',
          by: 'template',
          organic: true,
          context: true,
          templates: ['%t%'],
        });
        await submit.click();
        await byFilter.getByText('The report was changed by someone else in the meantime.').waitFor();
        await byFilter.getByText(/The report was changed by .* Review the report\./).waitFor();
        await expectAccessible(page);
        await byFilter.getByRole('button', { name: 'View the report' }).click();
        await byFilter.waitFor({ state: 'detached' });
        await waitForRows(page);

        const duplicates = await openEdit(page, 'Delete keywords', 'Duplicates');
        await duplicates.getByText(/^(Will be deleted|Nothing to delete)/).waitFor();
        await expectAccessible(page);
        await cancel(duplicates);
        expect(await editsOf(page, rid)).toEqual([{ isUndone: false }]);

        await page.getByRole('button', { name: 'Recalculate competitors' }).click();
        await page.getByText('Competitors were recalculated.').waitFor();
        await page.getByRole('button', { name: 'Recalculate competitors' }).waitFor({ state: 'detached' });
      },
      { timeout: 120_000 },
    );
  },
  { as: 'team', sharedPage: true },
);
