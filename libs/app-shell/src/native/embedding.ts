import * as v from 'valibot';
import { MESSAGE_TYPE } from './native-message';

/** What the site tells the page around it (NATIVE-025). */
export interface EmbeddingNews {
  /** The site listens from now on. */
  readonly ready: { readonly brand: string };
  readonly navigated: { readonly path: string };
  readonly memberChanged: { readonly loggedIn: boolean };
  /** A place of the native shell was asked for, where that shell is the page around this one (NATIVE-003). */
  readonly deepLink: { readonly address: string };
}

/** The parts of `window` that are used. */
export interface EmbeddedHost {
  readonly parent: Pick<Window, 'postMessage'>;
  readonly location: { readonly ancestorOrigins?: Iterable<string> | ArrayLike<string> };
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

export interface Embedding {
  /** Tells the page around this one, if it is of an origin that may know. */
  tell<Name extends keyof EmbeddingNews>(name: Name, payload: EmbeddingNews[Name]): void;
}

const envelope = v.object({ type: v.literal(MESSAGE_TYPE), name: v.string(), payload: v.unknown() });

/**
 * The listed origins that the parent can be of: one where the browser says which it is. Elsewhere the browser itself keeps a
 * message from a parent of another origin than the one it is for.
 */
function parentOrigins({ location }: EmbeddedHost, listed: readonly string[]): readonly string[] {
  if (location.ancestorOrigins === undefined) return listed;
  const [parent] = Array.from(location.ancestorOrigins);
  return listed.filter((origin) => origin === parent);
}

/**
 * Speaks with the page around this one, by messages of a fixed type and with the deployment's origins alone.
 * @param receive gets the messages of the parent; those of other windows or origins never arrive there
 * @returns undefined where nothing is around the page
 */
export function openEmbedding(
  host: EmbeddedHost,
  listed: readonly string[],
  receive: (message: unknown) => void,
): Embedding | undefined {
  const { parent } = host;
  if (Object.is(parent, host)) return undefined;
  const origins = parentOrigins(host, listed);
  host.addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || !origins.includes(origin)) return;
    const message = v.safeParse(envelope, data);
    if (message.success) receive(message.output);
  });
  return {
    tell(name, payload) {
      for (const origin of origins) parent.postMessage({ type: MESSAGE_TYPE, name, payload }, origin);
    },
  };
}
