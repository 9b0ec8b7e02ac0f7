import { expect, it } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from './push-support.js';

it('encodes keys in base64url without padding and decodes them', () => {
  for (const bytes of [[], [0], [255, 254, 253], [251, 239, 190, 0], [4, 1, 2, 3, 250]]) {
    const text = encodeBase64Url(new Uint8Array(bytes).buffer);
    expect(text).toBe(Buffer.from(bytes).toString('base64url'));
    expect([...decodeBase64Url(text)]).toEqual(bytes);
  }
});
