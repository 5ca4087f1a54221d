// Codecs of the product and their floors, for a bench to call by name in a browser.
import { deflatePayload, inflatePayload, seal } from '@heptad/crypto';
import { bareSeal } from '../../floors/bare-web-crypto';
import { decodeByPako } from '../../floors/pako-decode';

const KEY = { k: btoa('0123456789abcdef0123456789abcdef'), v: btoa('fedcba9876543210') };
const bare = await bareSeal(KEY);

let packedList = '';
/** A kilobyte of JSON, as a login's fields come to. */
const fields = { text: 'x'.repeat(1000) };

const works: Readonly<Record<string, () => Promise<unknown>>> = {
  decode: () => inflatePayload(packedList),
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

/** The longest time in milliseconds for which nothing else could run on the main thread while one call was under way. */
async function longestBlock(name: string): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  let longest = 0;
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  port1.onmessage = () => {
    look();
    port2.postMessage(null);
  };
  port2.postMessage(null);
  await new Promise((resolve) => setTimeout(resolve, 20));
  longest = 0;
  await workOf(name)();
  look();
  port1.close();
  return longest;
}

const codecs = {
  /** @param list what is to be decoded @returns characters of its packed form */
  prepare(list: unknown): number {
    packedList = deflatePayload(list);
    return packedList.length;
  },
  timeOf,
  longestBlock,
};

declare global {
  var codecs: {
    prepare(list: unknown): number;
    timeOf(name: string, times: number): Promise<number>;
    longestBlock(name: string): Promise<number>;
  };
}
globalThis.codecs = codecs;
