import fc from 'fast-check';
import { createJsonMarks } from './json-marks';
import { MAX_JSON_DEPTH } from './safe-json';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Each mark with its level, as `[1`; the chunks end at the given places. */
function marksOf(text: string, ends: readonly number[] = []): string[] {
  const bytes = bytesOf(text);
  const marks = createJsonMarks();
  const found: string[] = [];
  const cuts = [0, ...ends.map((end) => end % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  for (const [at, from] of cuts.slice(0, -1).entries()) {
    const chunk = bytes.subarray(from, cuts[at + 1]);
    for (let index = marks.next(chunk, 0); index < chunk.length; index = marks.next(chunk, index + 1))
      found.push(`${String.fromCharCode(chunk[index] ?? 0)}${marks.level()}`);
  }
  return found;
}

describe('the marks of JSON', () => {
  it('are its brackets and commas with their levels', () => {
    expect(marksOf('{"a":[1,2],"b":3}')).toEqual(['{1', '[2', ',2', ']2', ',1', '}1']);
  });

  it('are those of the two outermost levels', () => {
    expect(marksOf('[[{"a":[1,2]},3],4]')).toEqual(['[1', '[2', ',2', ']2', ',1', ']1']);
  });

  it.each(['"[,]"', String.raw`"\"[,]\\"`, String.raw`"\\\"{,}"`, '1e3', ''])(
    'are none in strings and numbers: %s',
    (text) => {
      expect(marksOf(text)).toEqual([]);
      expect(marksOf(`[${text}]`)).toEqual(['[1', ']1']);
    },
  );

  it('are the same however the JSON is cut into chunks', () => {
    fc.assert(
      fc.property(fc.json(), fc.array(fc.nat(), { maxLength: 8 }), (text, ends) => {
        expect(marksOf(text, ends)).toEqual(marksOf(text));
      }),
    );
  });

  it('OPEN-021 are bounded in depth', () => {
    expect(() => marksOf('['.repeat(MAX_JSON_DEPTH))).not.toThrow();
    expect(() => marksOf('['.repeat(MAX_JSON_DEPTH + 1))).toThrow(
      expect.objectContaining({ reason: 'depth' }),
    );
  });
});
