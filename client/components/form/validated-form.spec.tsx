import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useFormikContext } from 'formik';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { InPage, startPage } from '../../testing/in-page.js';
import { SelectField } from './select-field.js';
import { ValidatedForm } from './validated-form.js';

beforeAll(() => startPage(['forms']));
afterEach(cleanup);

interface Values {
  city: string;
}

const cities = [
  { value: 'msk', label: 'Moscow' },
  { value: 'spb', label: 'Saint Petersburg' },
];

function CityForm({ error }: { error?: string }) {
  return (
    <InPage address="/">
      <ValidatedForm<Values>
        initialValues={{ city: 'gny' }}
        schema={object({ city: string() })}
        onSubmit={() => Promise.resolve()}
        label="City"
      >
        <SelectField name="city" label="Region" options={cities} />
        <SubmittedCity />
        {error ? <p role="alert">{error}</p> : null}
        <button type="submit">Save</button>
      </ValidatedForm>
    </InPage>
  );
}

function SubmittedCity() {
  const { values } = useFormikContext<Values>();
  return <output data-testid="city">{values.city}</output>;
}

it('a select is blank while no option has the value of the form', () => {
  render(<CityForm />);
  const select = screen.getByLabelText<HTMLSelectElement>('Region');
  expect(screen.getByTestId('city').textContent).toBe('gny');
  expect(select.selectedOptions[0]?.textContent).toBe('');
  fireEvent.change(select, { target: { value: 'spb' } });
  expect(screen.getByTestId('city').textContent).toBe('spb');
  expect(Array.from(select.options, ({ value }) => value)).toEqual(['msk', 'spb']);
});

it('a message of no single field scrolls into view after a failed submission', async () => {
  render(<CityForm error="Choose another region." />);
  const scroll = vi.spyOn(screen.getByRole('alert'), 'scrollIntoView');
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(scroll).toHaveBeenCalledOnce());
});
