import { expect, it } from 'vitest';
import { validateLogoFile, maxLogoBytes } from './logo-section.js';
import { buildMultipartBody } from './send-logo.js';

it('accepts pictures of the two supported types up to the size limit', () => {
  expect(validateLogoFile({ type: 'image/png', name: 'mark.png', size: 900 })).toBeNull();
  expect(validateLogoFile({ type: 'image/svg+xml', name: 'mark.svg', size: maxLogoBytes })).toBeNull();
  expect(validateLogoFile({ type: 'image/jpeg', name: 'photo.jpg', size: 900 })).toBe('wrongType');
  expect(validateLogoFile({ type: '', name: 'list.csv', size: 900 })).toBe('wrongType');
  expect(validateLogoFile({ type: 'image/png', name: 'mark.png', size: maxLogoBytes + 1 })).toBe('tooBig');
});

it('orders the parts of an upload as the multipart specification requires: operations, map, file', () => {
  const file = new File(['<svg/>'], 'mark.svg', { type: 'image/svg+xml' });
  const form = buildMultipartBody(file);
  expect([...form.keys()]).toEqual(['operations', 'map', '0']);
  expect(JSON.parse(form.get('map') as string)).toEqual({ '0': ['variables.file'] });
  expect(JSON.parse(form.get('operations') as string)).toMatchObject({ variables: { file: null } });
  expect(form.get('0')).toBeInstanceOf(File);
});
