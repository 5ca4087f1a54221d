import { NATIVE_INBOX, type NativeBridge } from '@heptad/device';
import { openEmbedding, type EmbeddedHost, type Embedding } from './embedding';
import { createNativeDispatcher, type NativeTargets } from './native-effects';
import { nativePlace } from './native-places';

/** A message as the shell hands it over: its name, then its payload. */
type Handed = readonly [name: string, payload: unknown];

/** Where the shell puts messages: an array until the product listens, afterwards the product's own. */
interface NativeInbox {
  push(...messages: readonly Handed[]): void;
}

export interface NativeOptions {
  readonly host: EmbeddedHost & Partial<Record<typeof NATIVE_INBOX, unknown>>;
  readonly native: NativeBridge;
  readonly brand: string;
  /** Origins of the pages that may hold the site in a frame. */
  readonly embeddingOrigins: readonly string[];
  readonly targets: NativeTargets;
  /** Calls back with every path that is gone to after the first. */
  onPath(listener: (path: string) => void): void;
  /** Calls back with the site's title, whenever it is said again. */
  onTitle(listener: (title: string) => void): void;
  /** Calls back when a member has come or gone. */
  onMember(listener: (loggedIn: boolean) => void): void;
}

/** What the shell left before the product listened. */
function waiting(inbox: unknown): readonly unknown[] {
  return Array.isArray(inbox) ? inbox : [];
}

function tellParent(embedding: Embedding, { native, brand, onPath, onMember }: NativeOptions): void {
  native.followBy((address) => embedding.tell('deepLink', { address }));
  onPath((path) => embedding.tell('navigated', { path }));
  onMember((loggedIn) => embedding.tell('memberChanged', { loggedIn }));
  embedding.tell('ready', { brand });
}

/** Joins the page to what is around it: the native shell, or the page that holds it in a frame. Called once, and only there. */
export function openNative(options: NativeOptions): void {
  const { host, native, embeddingOrigins, targets, onPath, onTitle } = options;
  const dispatch = createNativeDispatcher(targets);
  const embedding = openEmbedding(host, embeddingOrigins, dispatch);
  if (embedding !== undefined) tellParent(embedding, options);
  if (!native.marked) return;

  onPath((path) => {
    const place = nativePlace(path);
    if (place !== undefined) native.open(place.target, place.parameters);
  });
  onTitle((title) => native.open('title', { title }));
  const hand = (entry: unknown): void => {
    if (Array.isArray(entry)) dispatch({ name: entry[0] as unknown, payload: entry[1] as unknown });
  };
  const left = waiting(host[NATIVE_INBOX]);
  const inbox: NativeInbox = { push: (...messages) => messages.forEach(hand) };
  host[NATIVE_INBOX] = inbox;
  left.forEach(hand);
}
