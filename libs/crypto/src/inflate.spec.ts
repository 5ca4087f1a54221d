import { constants, deflateRawSync, deflateSync, gzipSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { deflatePayload } from './deflate';
import { MAX_INFLATED_BYTES, MAX_PACKED_BYTES, inflateChunks, inflatePayload } from './inflate';
import { parseJson } from './safe-json';

const packed = (text: string | Buffer, pack: (input: string | Buffer) => Buffer = deflateSync) =>
  pack(text).toString('base64');

/** A raw stream just within the packed limit that inflates to about a gigabyte, put together of like blocks. */
function gigabyteBomb(): string {
  const block = deflateRawSync(Buffer.alloc(MAX_INFLATED_BYTES, 0x20), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const blocks = Math.floor(MAX_PACKED_BYTES / block.length);
  return Buffer.concat(Array.from({ length: blocks }, () => block)).toString('base64');
}

/** A platform's stream that makes a thousand bytes of each and, as Chromium does, all of a written slice before it is read. */
function greedyPlatform() {
  const seen = { largestSlice: 0, made: 0 };
  const Greedy = function greedy() {
    return new TransformStream<Uint8Array, Uint8Array>({
      transform(slice, controller) {
        seen.largestSlice = Math.max(seen.largestSlice, slice.length);
        for (const _ of slice) {
          seen.made += 1_000;
          controller.enqueue(new Uint8Array(1_000));
        }
      },
    });
  };
  return { seen, Greedy };
}

const Native = globalThis.DecompressionStream;

/** A platform whose decompressor knows zlib and gzip, but not the raw format. */
class OlderStream extends Native {
  constructor(format: 'deflate' | 'deflate-raw' | 'gzip') {
    if (format === 'deflate-raw') throw new TypeError('unsupported');
    super(format);
  }
}

const PLATFORMS = [
  { platform: 'the platform', stream: Native },
  { platform: 'a platform without the raw format', stream: OlderStream },
  { platform: 'script', stream: undefined },
];

describe.each(PLATFORMS)('inflatePayload by $platform', ({ stream }) => {
  beforeEach(() => {
    Object.defineProperty(globalThis, 'DecompressionStream', {
      value: stream,
      configurable: true,
      writable: true,
    });
  });
  afterAll(() => {
    Object.defineProperty(globalThis, 'DecompressionStream', {
      value: Native,
      configurable: true,
      writable: true,
    });
  });

  const LIST = { mids: ['1001', '1002'], name: '英超 — 盘口', ov: [195000, 0.5, null] };

  it.each([
    ['zlib', deflateSync],
    ['raw deflate', deflateRawSync],
    ['gzip', gzipSync],
  ])('OPEN-021 detects %s', async (_, pack) => {
    expect(await inflatePayload(packed(JSON.stringify(LIST), pack))).toEqual(LIST);
    expect(await inflatePayload(packed('""', pack))).toBe('');
  });

  it('OPEN-021 detects every zlib level', async () => {
    for (let level = 0; level <= 9; level += 1) {
      const text = packed(JSON.stringify(LIST), (input) => deflateSync(input, { level }));
      expect(await inflatePayload(text)).toEqual(LIST);
    }
  });

  it('OPEN-021 keeps characters whole across the chunks of a large list', async () => {
    const list = Array.from({ length: 20_000 }, (_, index) => `盘口${index}👍`);
    expect(await inflatePayload(packed(JSON.stringify(list)))).toEqual(list);
  });

  it('OPEN-021 stops a bomb at 8 MB', async () => {
    const bomb = packed(`"${'a'.repeat(MAX_INFLATED_BYTES)}"`);
    expect(bomb.length).toBeLessThan(20_000);
    await expect(inflatePayload(bomb)).rejects.toMatchObject({ name: 'PayloadError', reason: 'size' });
    const just = await inflatePayload(packed(`"${'a'.repeat(MAX_INFLATED_BYTES - 2)}"`));
    expect(just).toHaveLength(MAX_INFLATED_BYTES - 2);
  });

  it('OPEN-021 takes no more than 8 MB of a bomb of a gigabyte', async () => {
    const bomb = gigabyteBomb();
    expect(bomb.length).toBeGreaterThan(MAX_PACKED_BYTES);
    let taken = 0;
    const before = process.memoryUsage().arrayBuffers;
    await expect(inflateChunks(bomb, (chunk) => void (taken += chunk.length))).rejects.toMatchObject({
      reason: 'size',
    });
    expect(taken).toBeLessThanOrEqual(MAX_INFLATED_BYTES);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * MAX_INFLATED_BYTES);
  });

  it('OPEN-021 refuses more than 1 MB of packed text, before it is unpacked', async () => {
    const most = Math.ceil(MAX_PACKED_BYTES / 3) * 4;
    await expect(inflatePayload('/'.repeat(most))).rejects.toMatchObject({ reason: 'deflate' });
    await expect(inflatePayload('/'.repeat(most + 4))).rejects.toMatchObject({ reason: 'size' });
  });

  it.each([
    ['no base64', '***', 'base64'],
    ['nothing', '', 'deflate'],
    ['bytes of no format', Buffer.from([0xff, 0xff, 0xff]).toString('base64'), 'deflate'],
    ['a cut zlib stream', deflateSync('{"a":1}').subarray(0, 9).toString('base64'), 'deflate'],
    ['a cut raw stream', deflateRawSync('{"a":1}').subarray(0, 4).toString('base64'), 'deflate'],
    [
      'a broken checksum',
      Buffer.concat([deflateSync('[]').subarray(0, -1), Buffer.of(1)]).toString('base64'),
      'deflate',
    ],
    ['broken UTF-8', packed(Buffer.from([0x22, 0xff, 0x22])), 'encoding'],
    ['unfinished UTF-8', packed(Buffer.from([0x22, 0xe4])), 'encoding'],
    ['no JSON', packed('{"a":'), 'syntax'],
    ['nesting of 65 levels', packed('['.repeat(65) + ']'.repeat(65)), 'depth'],
  ])('OPEN-021 refuses %s', async (_, text, reason) => {
    await expect(inflatePayload(text)).rejects.toMatchObject({ name: 'PayloadError', reason });
  });

  it('OPEN-021 drops the prototype key', async () => {
    expect(Object.keys((await inflatePayload(packed('{"__proto__":{"x":1},"a":1}'))) as object)).toEqual([
      'a',
    ]);
  });

  it('OPEN-021 inflates to what was deflated', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), async (value) => {
        const plain = parseJson(JSON.stringify(value));
        expect(await inflatePayload(deflatePayload(plain))).toEqual(plain);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a bomb on a platform that inflates all it was given', () => {
  it('OPEN-021 is stopped within two slices of the cap', async () => {
    const { seen, Greedy } = greedyPlatform();
    const replaced = jest.spyOn(globalThis, 'DecompressionStream').mockImplementation(Greedy as never);
    try {
      const packed = Buffer.alloc(MAX_PACKED_BYTES).toString('base64');
      await expect(inflateChunks(packed, () => undefined)).rejects.toMatchObject({ reason: 'size' });
    } finally {
      replaced.mockRestore();
    }
    expect(seen.largestSlice).toBeLessThanOrEqual(8_192);
    expect(seen.made).toBeLessThanOrEqual(MAX_INFLATED_BYTES + 2 * 8_192_000);
  });
});

describe('deflatePayload', () => {
  it('OPEN-021 packs as zlib that another implementation reads', () => {
    const text = deflatePayload({ name: '盘口' });
    expect(JSON.parse(inflateSync(Buffer.from(text, 'base64')).toString())).toEqual({ name: '盘口' });
  });

  it('refuses what JSON has no form for', () => {
    expect(() => deflatePayload(undefined)).toThrow(TypeError);
  });
});
