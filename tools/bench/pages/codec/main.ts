// Codecs of the product and their floors, for a bench to call by name in a browser.
import { createPayloadDecoder, deflatePayload, seal, type DecodingAnswer } from '@heptad/crypto';
import payloadWorker from '../../../vite/payload-worker.ts?worker&url';
import { bareSeal } from '../../floors/bare-web-crypto';
import { decodeByPako } from '../../floors/pako-decode';

const KEY = { k: btoa('0123456789abcdef0123456789abcdef'), v: btoa('fedcba9876543210') };
const bare = await bareSeal(KEY);

let answers = 0;

/** The product's own, with its own worker. */
const payloads = createPayloadDecoder(({ onAnswer, onFailure }) => {
  const worker = new Worker(payloadWorker, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<DecodingAnswer>) => {
    answers += 1;
    onAnswer(data);
  });
  worker.addEventListener('error', onFailure);
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
});

let packedList = '';
/** A kilobyte of JSON, as a login's fields come to. */
const fields = { text: 'x'.repeat(1000) };

const works: Readonly<Record<string, () => Promise<unknown>>> = {
  decode: () => payloads.decode(packedList),
  pakoDecode: () => decodeByPako(packedList),
  seal: () => seal(fields, KEY),
  bareSeal: () => bare(fields),
};

const workOf = (name: string): (() => Promise<unknown>) => {
  const work = works[name];
  if (work === undefined) throw new Error(`The page knows no work "${name}".`);
  return work;
};

/** Milliseconds of one call, as the mean of several in a row. */
async function timeOf(name: string, times: number): Promise<number> {
  const work = workOf(name);
  const started = performance.now();
  for (let count = 0; count < times; count += 1) await work();
  return (performance.now() - started) / times;
}

/** How often somebody taps while the longest block is looked for, in milliseconds. */
const TAP_EVERY = 1;

/**
 * The longest time in milliseconds for which a tap would have waited while one call was under way. What stands for taps has
 * their priority: they overtake work that waits its turn in pieces, and no other.
 */
async function longestBlock(name: string): Promise<number> {
  let last = performance.now();
  let longest = 0;
  let over = false;
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last - TAP_EVERY);
    last = now;
  };
  const tapOnAndOn = async (): Promise<void> => {
    while (!over) await scheduler.postTask(look, { priority: 'user-blocking', delay: TAP_EVERY });
  };
  const taps = tapOnAndOn();
  await new Promise((resolve) => setTimeout(resolve, 20));
  longest = 0;
  await workOf(name)();
  over = true;
  await taps;
  return longest;
}

const codecs = {
  /** @param list what is to be decoded. @throws Error when the worker has no part in it: such a figure would say nothing */
  async prepare(list: unknown): Promise<void> {
    packedList = deflatePayload(list);
    await payloads.decode(packedList);
    if (answers === 0) throw new Error('The list was not decoded by the worker.');
  },
  timeOf,
  longestBlock,
};

declare global {
  var codecs: {
    prepare(list: unknown): Promise<void>;
    timeOf(name: string, times: number): Promise<number>;
    longestBlock(name: string): Promise<number>;
  };
}
globalThis.codecs = codecs;
