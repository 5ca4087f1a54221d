import { gamePlay } from '@heptad/contracts';
import * as v from 'valibot';

type Untold<T> = T extends unknown ? Omit<T, 'channel'> : never;

/** The page around the game. */
export interface SiteBridge {
  /** Whether there is a page around, which has the way back. */
  readonly isEmbedded: boolean;
  tell(message: Untold<gamePlay.GameMessage>): void;
  /** @returns ends the listening */
  listen(heard: (message: gamePlay.SiteMessage) => void): () => void;
}

/** The parts of a window that the bridge uses. */
export type FrameWindow = Pick<Window, 'parent' | 'document' | 'addEventListener' | 'removeEventListener'> & {
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> };
};

/**
 * The origin of the page that embeds this one; undefined where none does or the browser does not say. Which pages may embed a
 * game at all is the platform's to say (`frame-ancestors`), so the one that does is one of them.
 */
export function siteOrigin({
  location,
  document,
}: Pick<FrameWindow, 'location' | 'document'>): string | undefined {
  const told = location.ancestorOrigins?.[0];
  if (told !== undefined) return told === 'null' ? undefined : told;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}

/** To whom messages go where the browser does not say who embeds the game: to the page that does, whoever of those that may. */
const WHOEVER_MAY = '*';

/** The way to the page around the game. Nobody else is told anything, and nobody else is heard. */
export function siteBridge(frame: FrameWindow): SiteBridge {
  const isEmbedded = frame.parent !== (frame as unknown);
  const origin = isEmbedded ? siteOrigin(frame) : undefined;
  return {
    isEmbedded,
    tell(message) {
      if (!isEmbedded) return;
      frame.parent.postMessage({ channel: gamePlay.FRAME_CHANNEL, ...message }, origin ?? WHOEVER_MAY);
    },
    listen(heard) {
      const onMessage = ({ source, origin: from, data }: MessageEvent) => {
        if (!isEmbedded || source !== frame.parent || (origin !== undefined && from !== origin)) return;
        const message = v.safeParse(gamePlay.siteMessage, data);
        if (message.success) heard(message.output);
      };
      frame.addEventListener('message', onMessage);
      return () => frame.removeEventListener('message', onMessage);
    },
  };
}
