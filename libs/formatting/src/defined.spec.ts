import fc from 'fast-check';
import { defined } from './defined';

describe('defined', () => {
  it('leaves out what is undefined, and nothing else', () => {
    const fields: Record<string, unknown> = { a: undefined, b: null, c: 0, d: '', e: false };
    expect(defined(fields)).toStrictEqual({ b: null, c: 0, d: '', e: false });
  });

  it('hides no field that is there', () => {
    const page: number | undefined = undefined as number | undefined;
    expect({ page: 1, size: 20, ...defined({ page }) }).toStrictEqual({ page: 1, size: 20 });
  });

  it('gives optional fields where fields may be undefined', () => {
    const signal = undefined as AbortSignal | undefined;
    const options: { readonly quiet: boolean; readonly signal?: AbortSignal } = defined({
      quiet: true,
      signal,
    });
    expect(Object.keys(options)).toEqual(['quiet']);
  });

  it('keeps every defined field of any object as it is, and leaves the object alone', () => {
    const anything = fc.dictionary(fc.string(), fc.option(fc.anything(), { nil: undefined }));
    fc.assert(
      fc.property(anything, (fields) => {
        const before = Object.entries(fields);
        const kept = defined(fields);
        expect(Object.entries(fields)).toEqual(before);
        for (const [key, value] of before)
          if (value === undefined) expect(Object.hasOwn(kept, key)).toBe(false);
          else expect(kept[key]).toBe(value);
        expect(Object.keys(kept)).toHaveLength(before.filter(([, value]) => value !== undefined).length);
      }),
    );
  });
});
