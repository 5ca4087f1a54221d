import type { SimMatch } from '@heptad/sandbox-simulation';
import { ANCHORS, turnBegan } from './channels';

/** Two ways to every stream, so that a client has a next one to turn to (CALL-064). */
export const STREAM_LINES = ['1', '2'] as const;

/** IM's numbers of the virtual leagues whose video asks for credentials (SPORT-006, MEDIA-023). */
const VIRTUAL_ENGLAND = 47;
const VIRTUAL_FRIENDLY = 49;

/** The addresses of a stream, best first. @param id a match's or an anchor's channel */
export function streamAddresses(id: string): string[] {
  return STREAM_LINES.map((line) => `/video/v1/stream/${line}/${id}.m3u8`);
}

/** IM's number of a virtual match's league; real matches have none. */
export function virtualLeagueOf({ sport, league }: SimMatch): number | undefined {
  if (!sport.startsWith('virtual')) return undefined;
  return /England/.test(league.name.en) ? VIRTUAL_ENGLAND : VIRTUAL_FRIENDLY;
}

/** Whether a match has pictures now. */
export function isStreamed(match: SimMatch): boolean {
  return match.hasStream && (match.status === 'live' || match.status === 'suspended');
}

/** Whether an anchor of that channel is on air. @param now sandbox time, ms */
export function isChannelOnAir(channel: string, now: number): boolean {
  return ANCHORS.some((anchor) => anchor.channel === channel && anchor.isOnAir(now));
}

/** When a stream began: a match's with the match, an anchor's with the present turn. @param now sandbox time, ms */
export function beganAt(match: Pick<SimMatch, 'kickOff'> | undefined, now: number): number {
  return match?.kickOff ?? turnBegan(now);
}
