import fc from 'fast-check';
import { addressesOf, imagesOf, loadingImageOf } from './sponsored-images';

const ok = (sponsoredUrl: Parameters<typeof addressesOf>[0] | null, status = 0) =>
  ({ ok: true, value: { status, sponsoredUrl: sponsoredUrl === null ? null : [...sponsoredUrl] } }) as const;
const failed = {
  ok: false,
  error: { kind: 'http', status: 500, message: '', call: '/x' },
} as const;

describe('sponsored images', () => {
  it('MEDIA-001 come ascending by sort, those without one last', () => {
    const answer = ok([{ url: 'c' }, { url: 'b', sort: 2 }, { url: 'a', sort: 1 }, { url: 'd', sort: null }]);
    expect(imagesOf(answer).map(({ url }) => url)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('MEDIA-001 for any places', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (places) => {
        const sorted = imagesOf(ok(places.map((sort) => ({ url: String(sort), sort })))).map(
          ({ sort }) => sort,
        );
        expect(sorted).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  it('MEDIA-002 of type 100 are the first address alone, and an empty text when the status is not 0', () => {
    expect(
      loadingImageOf(
        ok([
          { url: 'late', sort: 2 },
          { url: 'first', sort: 1 },
        ]),
      ),
    ).toBe('first');
    expect(loadingImageOf(ok([{ url: 'first' }], 1))).toBe('');
    expect(loadingImageOf(ok([]))).toBe('');
    expect(loadingImageOf(failed)).toBe('');
  });

  it('MEDIA-003 are an empty list when the request failed', () => {
    expect(imagesOf(failed)).toEqual([]);
    expect(imagesOf(ok(null))).toEqual([]);
  });

  it('MEDIA-004 without a usable address are dropped', () => {
    const images = [{ url: ' ' }, { url: null }, { url: 'a' }, {}, { darkUrl: 'night' }];
    expect(addressesOf(images, 2, false)).toEqual(['a']);
    expect(addressesOf(images, 2, true)).toEqual(['a', 'night']);
  });

  it('MEDIA-005 are the dark ones at night, light where there is no dark one', () => {
    const images = [
      { url: 'a', darkUrl: 'a-dark' },
      { url: 'b', darkUrl: '' },
    ];
    expect(addressesOf(images, 2, true)).toEqual(['a-dark', 'b']);
    expect(addressesOf(images, 2, false)).toEqual(['a', 'b']);
  });

  it.each([3, 5])('MEDIA-006 of type %d stay light at night', (type) => {
    expect(addressesOf([{ url: 'a', darkUrl: 'a-dark' }], type, true)).toEqual(['a']);
  });
});
