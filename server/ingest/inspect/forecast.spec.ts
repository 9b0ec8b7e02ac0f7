import { expect, it } from 'vitest';
import { forecastOf } from './forecast.js';

const page = 'https://www.tea.example/a';

it('tells of the first rows what will be rejected and what lies beyond the depth', () => {
  const rows = [
    { keyword: 'kettle', position: '1', url: page },
    { keyword: 'kettle', position: '50', url: page },
    { keyword: 'kettle', position: '51', url: page },
    { keyword: 'kettle', position: '1,204', url: page },
    { keyword: 'kettle', position: '1.204', url: page },
    { keyword: 'kettle', average_position: '50,6', url: page },
    { keyword: 'kettle', position: '0', url: page },
    { keyword: 'kettle', position: 'n/a', url: page },
    { keyword: 'kettle', position: '3', url: 'ftp://tea.example/' },
    { keyword: ' ', position: '3', url: page },
    { keyword: 'kettle', position: '3', url: page, date: 'soon' },
    { keyword: 'kettle', ws: '10' },
    { type: 'site', url: 'https://tea.example/' },
  ];
  expect(forecastOf(rows, true)).toEqual({ of: 13, isAll: true, rejected: 5, beyond: 4, isOneSite: true });
});

it('calls rows whose domain can still be named neither rejected nor of many sites', () => {
  const rows = [
    { keyword: 'kettle', position: '1', url: '/a' },
    { keyword: 'pot', position: '2' },
  ];
  expect(forecastOf(rows, false)).toEqual({ of: 2, isAll: false, rejected: 0, beyond: 0, isOneSite: true });
  const two = [...rows, { keyword: 'pot', position: '3', url: 'https://b.example/' }];
  expect(forecastOf(two, false).isOneSite).toBe(false);
  const hosts = ['https://a.tea.example/', 'https://b.tea.example/'];
  const own = hosts.map((url) => ({ keyword: 'pot', position: '3', url }));
  expect(forecastOf(own, false).isOneSite).toBe(true);
});
