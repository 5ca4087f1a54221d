import type { GamesOptions, VapidKeys } from '@heptad/sandbox';
import { defined } from '@heptad/formatting';

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

const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

function origins(name: string, env: NodeJS.ProcessEnv): readonly string[] {
  const named = (env[name] ?? '').split(/\s+/).filter((text) => text !== '');
  for (const text of named)
    if (!ORIGIN.test(text))
      throw new Error(`${name} holds origins such as https://play.example, not "${text}".`);
  return named;
}

/**
 * How the environment wants games served: `GAMES_ORIGIN` where browsers reach them, `GAMES_EMBEDDERS` the sites that may show them, with
 * blanks between, `GAMES_STRICT=1` for spins of five seconds at least.
 * @param lan whether pages of the local network are let in, where no site is named
 */
export function gamesOptions(lan: boolean, env = process.env): GamesOptions {
  const [origin] = origins('GAMES_ORIGIN', env);
  const named = origins('GAMES_EMBEDDERS', env);
  const embedders = named.length > 0 ? named : lan ? ['http:'] : undefined;
  return { ...defined({ origin, embedders }), leastSpinMs: env['GAMES_STRICT'] === '1' ? STRICT_SPIN_MS : 0 };
}

const STRICT_SPIN_MS = 5_000;
