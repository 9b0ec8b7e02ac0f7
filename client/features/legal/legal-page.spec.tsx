import { expect, it } from 'vitest';
import { fillPlaceholders } from './legal-page.js';

const values = {
  operator: 'A & B <img src=x onerror=alert(1)>',
  contact: 'the administrator',
  billDays: '5',
  share: '20',
  leastWithdrawal: '$12',
  leastPayers: '3',
  linkMonths: '6',
};

it('inserts setting values as escaped text', () => {
  const html = fillPlaceholders('<p>{{operator}}, {{billDays}} days, {{contact}}</p>', values, null);
  const element = document.createElement('div');
  element.innerHTML = html;
  expect(element.textContent).toBe('A & B <img src=x onerror=alert(1)>, 5 days, the administrator');
  expect(element.querySelectorAll('img')).toHaveLength(0);
});

it('renders the email address as a link', () => {
  const element = document.createElement('div');
  element.innerHTML = fillPlaceholders('<p>{{contact}}</p>', values, `o'neil"@shop.example`);
  expect(element.querySelector('a')?.getAttribute('href')).toBe(`mailto:o'neil"@shop.example`);
});

it('keeps unknown placeholders unchanged', () => {
  expect(fillPlaceholders('{{unknown}}', values, null)).toBe('{{unknown}}');
});
