import { isDeepStrictEqual } from 'node:util';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import type { DecodingThreadEvents } from './decoding-thread';
import { deflatePayload } from './deflate';
import { MAX_INFLATED_BYTES, inflatePayload } from './inflate';
import { PACKED_ON_MAIN_THREAD, THREAD_SILENCE_MS, createPayloadDecoder } from './payload-decoder';
import { answerDecoding, type DecodingAnswer, type DecodingRequest } from './payload-thread';

/** Text that does not compress, so that payloads are as long as they look. */
const noise = (seed: number): string => {
  let state = seed + 1;
  return Array.from({ length: 40 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state.toString(36);
  }).join('');
};
const matches = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    mid: String(index),
    tn: `英超👍${noise(index)}`,
    ov: [1.5],
  }));
const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)]);
const LARGE = { total: 120, list: matches(120), page: 1, empty: [], sports: [1, 2, 3] };
const packedLarge = deflatePayload(LARGE);

type Behaviour = 'answers' | 'silent' | 'breaks' | 'breaksUnder' | 'silentUnder';

/** Threads that run in this one, and what was asked of them. */
function fakeThreads(behaviour: Behaviour = 'answers') {
  const world = {
    behaviour,
    opened: 0,
    closed: 0,
    sent: [] as DecodingRequest[],
    answers: [] as DecodingAnswer[],
  };
  const events: DecodingThreadEvents[] = [];
  const open = (given: DecodingThreadEvents) => {
    world.opened += 1;
    events.push(given);
    return {
      send(request: DecodingRequest) {
        world.sent.push(request);
        if (world.behaviour.endsWith('Under')) given.onAnswer({ id: request.id, part: 'begun' });
        if (world.behaviour.startsWith('breaks')) queueMicrotask(() => given.onFailure());
        if (world.behaviour === 'answers')
          void answerDecoding(request, (answer) => {
            world.answers.push(answer);
            // As a message crosses threads: nothing but its content arrives.
            given.onAnswer(structuredClone(answer));
          });
      },
      close: () => void (world.closed += 1),
    };
  };
  return { world, events, open };
}

describe('the payload decoder', () => {
  it('OPEN-021 hands a large payload to its thread, which gives it back in small pieces', async () => {
    const { world, open } = fakeThreads();
    expect(packedLarge.length).toBeGreaterThan(PACKED_ON_MAIN_THREAD);
    const value = await createPayloadDecoder(open).decode(packedLarge);
    expect(value).toEqual(LARGE);
    expect(Object.keys(value as object)).toEqual(Object.keys(LARGE));
    const items = world.answers.filter((answer) => answer.part === 'items');
    expect(items.length).toBeGreaterThan(2);
    for (const { json } of items) expect(json.length).toBeLessThan(40_000);
  });

  it('decodes a small one on the spot', async () => {
    const { world, open } = fakeThreads();
    const decoder = createPayloadDecoder(open);
    expect(await decoder.decode(deflatePayload({ list: [1] }))).toEqual({ list: [1] });
    const just = 'A'.repeat(PACKED_ON_MAIN_THREAD);
    await expect(decoder.decode(just)).rejects.toMatchObject({ name: 'PayloadError' });
    expect(world).toMatchObject({ opened: 0, sent: [] });
    await expect(decoder.decode(`${just}A`)).rejects.toMatchObject({ name: 'PayloadError' });
    expect(world.sent).toHaveLength(1);
  });

  it('starts its thread once, ahead of the first payload when asked', async () => {
    const { world, open } = fakeThreads();
    const decoder = createPayloadDecoder(open);
    decoder.prepare();
    decoder.prepare();
    expect(world.opened).toBe(1);
    const all = await Promise.all([decoder.decode(packedLarge), decoder.decode(packedLarge)]);
    expect(all).toEqual([LARGE, LARGE]);
    expect(world.opened).toBe(1);
  });

  it('gives back what decoding on the spot gives, whatever was packed', async () => {
    const decoder = createPayloadDecoder(fakeThreads().open);
    const padding = matches(60);
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), fc.boolean(), async (value, inList) => {
        const packed = deflatePayload(inList ? { padding, list: [value, value], value } : [padding, value]);
        const decoded = await decoder.decode(packed);
        if (!isDeepStrictEqual(decoded, await inflatePayload(packed))) throw new Error('decoded otherwise');
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['nesting of 65 levels', deflatePayload([matches(60), deep(64)]), 'depth'],
    ['text that is no base64', '*'.repeat(5_000), 'base64'],
    ['bytes of no format', Buffer.alloc(5_000, 0xff).toString('base64'), 'deflate'],
  ])('OPEN-021 tells the thread’s refusal of %s and decodes nothing again', async (_, packed, reason) => {
    const { world, open } = fakeThreads();
    const decoder = createPayloadDecoder(open);
    await expect(decoder.decode(packed)).rejects.toMatchObject({ name: 'PayloadError', reason });
    expect(world).toMatchObject({ opened: 1, closed: 0 });
    expect(world.answers.at(-1)).toMatchObject({ part: 'fault', reason });
  });

  it('OPEN-021 ends the thread in which a payload burst, once it owes nothing more', async () => {
    const bomb = deflateSync(`"${'a'.repeat(MAX_INFLATED_BYTES)}"`, { level: 9 }).toString('base64');
    const { world, open } = fakeThreads();
    const decoder = createPayloadDecoder(open);
    const refused = expect(decoder.decode(bomb)).rejects.toMatchObject({
      name: 'PayloadError',
      reason: 'size',
    });
    expect(await decoder.decode(packedLarge)).toEqual(LARGE);
    await refused;
    expect(world).toMatchObject({ opened: 1, closed: 1 });
    expect(await decoder.decode(packedLarge)).toEqual(LARGE);
    expect(world).toMatchObject({ opened: 2, closed: 1 });
  });

  it.each(['breaksUnder', 'silentUnder'] as const)(
    'OPEN-021 refuses the payload under which a thread %s, and decodes it nowhere else',
    async (behaviour) => {
      jest.useFakeTimers();
      try {
        const { world, open } = fakeThreads(behaviour);
        const decoder = createPayloadDecoder(open);
        const inflating = jest.spyOn(globalThis, 'DecompressionStream');
        const refused = expect(decoder.decode(packedLarge)).rejects.toMatchObject({
          name: 'PayloadError',
          reason: 'thread',
        });
        await jest.advanceTimersByTimeAsync(2 * THREAD_SILENCE_MS);
        await refused;
        expect(inflating).not.toHaveBeenCalled();
        expect(world).toMatchObject({ opened: 1, closed: 1 });
        expect(jest.getTimerCount()).toBe(0);
      } finally {
        jest.restoreAllMocks();
        jest.useRealTimers();
      }
    },
  );

  it('decodes by itself where there is no thread, or none that starts', async () => {
    expect(await createPayloadDecoder().decode(packedLarge)).toEqual(LARGE);
    const open = jest.fn(() => {
      throw new TypeError('refused by the policy');
    });
    const decoder = createPayloadDecoder(open);
    for (let round = 0; round < 4; round += 1) expect(await decoder.decode(packedLarge)).toEqual(LARGE);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('decodes by itself what a broken thread owes, and tries one other', async () => {
    const { world, open } = fakeThreads('breaks');
    const decoder = createPayloadDecoder(open);
    expect(await Promise.all([decoder.decode(packedLarge), decoder.decode(packedLarge)])).toEqual([
      LARGE,
      LARGE,
    ]);
    expect(world).toMatchObject({ opened: 1, closed: 1 });
    world.behaviour = 'answers';
    expect(await decoder.decode(packedLarge)).toEqual(LARGE);
    expect(world).toMatchObject({ opened: 2, closed: 1 });
  });

  it('gives up threads after the second that broke', async () => {
    const { world, open } = fakeThreads('breaks');
    const decoder = createPayloadDecoder(open);
    for (let round = 0; round < 3; round += 1) expect(await decoder.decode(packedLarge)).toEqual(LARGE);
    expect(world).toMatchObject({ opened: 2, closed: 2 });
  });

  it('waits for a silent thread no longer than its bound, and heeds nothing it says later', async () => {
    jest.useFakeTimers();
    try {
      const { world, events, open } = fakeThreads('silent');
      const decoder = createPayloadDecoder(open);
      let value: unknown;
      const done = decoder.decode(packedLarge).then((decoded) => (value = decoded));
      jest.advanceTimersByTime(THREAD_SILENCE_MS - 1);
      // What is said until it is looked at puts the bound off.
      events[0]?.onAnswer({ id: 1, part: 'items', list: 0, json: '[1]' });
      jest.advanceTimersByTime(THREAD_SILENCE_MS);
      expect(world.closed).toBe(0);
      jest.advanceTimersByTime(1);
      expect(world.closed).toBe(1);
      events[0]?.onAnswer({ id: 1, part: 'frame', json: '"late"' });
      events[0]?.onFailure();
      await done;
      expect(value).toEqual(LARGE);
      expect(world.closed).toBe(1);
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });
});
