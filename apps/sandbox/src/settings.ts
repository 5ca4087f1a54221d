import type { VapidKeys } from '@heptad/sandbox';

/** A whole number from the environment; `undefined` when it is not set. Throws when it is something else. */
export function wholeNumber(name: string, env = process.env): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new Error(`${name} must be a whole number, not "${text}".`);
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A moment from the environment, ms; `undefined` when it is not set. Throws when it is no ISO time with its zone. */
export function moment(name: string, env = process.env): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const time = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isFinite(time)) return time;
  throw new Error(`${name} must be an ISO time with its zone, as 2026-03-01T12:00:00+08:00, not "${text}".`);
}

/** The deployment's VAPID keys from the environment; `undefined` when they are not set. Throws when only one is. */
export function vapidKeys(env = process.env): VapidKeys | undefined {
  const publicKey = env['VAPID_PUBLIC_KEY'] ?? '';
  const privateKey = env['VAPID_PRIVATE_KEY'] ?? '';
  if (publicKey === '' && privateKey === '') return undefined;
  if (publicKey !== '' && privateKey !== '') return { publicKey, privateKey };
  throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together or not at all.');
}
