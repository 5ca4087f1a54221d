import type { CallResponse, video } from '@heptad/contracts';
import { pictureSource, type AllowList } from '@heptad/device';

/** The match an anchor speaks about; every venue knows it by its number. */
export interface AnchorMatch {
  readonly id: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since 1970. */
  readonly kickOff: number;
  readonly live: boolean;
}

/** An anchor with their channel. */
export interface Anchor {
  readonly channel: string;
  readonly name: string;
  readonly title: string;
  /** Undefined where the platform's address may not be shown. */
  readonly cover: string | undefined;
  readonly live: boolean;
  /** When the channel goes off the air, or, while it is off, on again; milliseconds since 1970. */
  readonly changesAt: number;
  /** How many watch now, and how many members follow. */
  readonly viewers: number;
  readonly followers: number;
  readonly match: AnchorMatch | undefined;
}

/** The anchors of the site, and whether it shows them at all. */
export interface Anchors {
  readonly shown: boolean;
  /** Those on the air first, in the platform's order. */
  readonly anchors: readonly Anchor[];
}

/** The platform's channels as our own (CALL-010). @param images what pictures may be shown */
export function toAnchors(
  { show, channels }: CallResponse<typeof video.anchors>,
  images: AllowList,
): Anchors {
  const anchors = channels.map(({ coverUrl, live, match, ...rest }): Anchor => ({
    ...rest,
    cover: coverUrl === '' ? undefined : pictureSource(coverUrl, images),
    live: live === 1,
    match: match && {
      id: match.matchId,
      league: match.league,
      home: match.home,
      away: match.away,
      kickOff: match.kickOff,
      live: match.live === 1,
    },
  }));
  return { shown: show === 1, anchors: anchors.sort((a, b) => Number(b.live) - Number(a.live)) };
}

/**
 * Whether the site's anchors are sponsored: the app config's setting read as a number, where anything but 1 is no (ROLE-004).
 * @param setting as the platform wrote it; undefined where it wrote none
 */
export function isSponsored(setting: string | number | undefined): boolean {
  return Number(setting) === 1;
}
