import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { NewProjectDialog } from './new-project-dialog.js';

beforeAll(() => startPage(['positions', 'forms']));
afterEach(cleanup);

const database = { __typename: 'Database', positionsDate: null, volumesDate: null, empty: false };
const databases = [
  {
    ...database,
    id: 1,
    code: 'gny',
    name: 'Google New York',
    caption: 'Google Нью-Йорк',
    engine: 'google',
    lng: 'en',
  },
  {
    ...database,
    id: 2,
    code: 'msk',
    name: 'Yandex Moscow',
    caption: 'Яндекс Москва',
    engine: 'yandex',
    lng: 'ru',
  },
];

it('creates a project in the region that the form displays after another search engine is selected', async () => {
  const create = vi.fn<(variables: Readonly<Record<string, unknown>>) => object>(() => ({
    createPositionsProject: '7',
  }));
  const results = {
    Databases: () => ({ currentDatabase: { code: 'gny' }, databases }),
    BaseLanguages: () => ({ databases }),
    SerpSources: () => ({ serpSources: [] }),
    CreatePositionsProject: create,
  };
  render(
    <InPage address="/positions" results={results}>
      <NewProjectDialog opened onClose={vi.fn()} folder={undefined} />
    </InPage>,
  );
  const fill = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Search engine');
  fill(/^Site/, 'shop.example');
  fill(/^Name/, 'Shop');
  fill(/^Keywords/, 'палатки');
  fill('Search engine', 'yandex');
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Region').value).toBe('msk'));
  fireEvent.click(screen.getByRole('button', { name: 'Create project' }));
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    input: { engine: 'yandex', regions: [expect.objectContaining({ base: 'msk' })] },
  });
});
