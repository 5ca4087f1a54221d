import type { ApiError, Result } from '@heptad/api-client';
import type { VenueCode } from '../entities/venue';
import { launchVenue, type LaunchContext } from './launch-venue';
import type { Access, SessionOwner, Visitor } from './venue-kept-session';
import type { OpenedLaunch } from './venue-params';

export interface LaunchEvents {
  /** A launch has opened the venue for the visitor who is still there. */
  onOpened(launch: OpenedLaunch, owner: SessionOwner): void;
  onFailed(message: string): void;
}

/** The launches of one venue. */
export interface VenueLaunches {
  /**
   * Any number of calls that need the session at once share one launch.
   * @param ahead of the first visit (SESSION-007)
   */
  open(ahead?: boolean): Promise<Result<OpenedLaunch>>;
  /** What is under way opens nothing any more. */
  forget(): void;
  /** Another number after each {@link forget}. */
  generation(): number;
}

function outdated(venue: VenueCode): ApiError {
  return {
    kind: 'cancelled',
    message: '请求已取消，请稍后再试',
    messageKey: 'cancelled',
    original: `the visitor changed while ${venue} was opened`,
    call: '/game/api/v1/venue/launch',
  };
}

/** @param awaited whether somebody waits for a launch at present */
export function createVenueLaunches(
  context: LaunchContext,
  venue: VenueCode,
  visitor: Visitor,
  awaited: () => boolean,
  events: LaunchEvents,
): VenueLaunches {
  let opening: { readonly access: Access; readonly done: Promise<Result<OpenedLaunch>> } | undefined;
  let generation = 0;

  async function launch(access: Access, ahead: boolean): Promise<Result<OpenedLaunch>> {
    const mine = generation;
    const mark = visitor.mark();
    const opened = await launchVenue(context, venue, { member: access === 'member', ahead, awaited });
    // A logout or login in the meantime: what was opened belongs to nobody any more.
    if (mine !== generation || access !== visitor.access())
      return opened.ok ? { ok: false, error: outdated(venue) } : opened;
    // A token of the same kind of visitor came in between, such as by an automatic login: its own session is opened.
    if (opened.ok && visitor.mark() !== mark) return launch(access, ahead);
    if (opened.ok) events.onOpened(opened.value, { access, mark });
    else events.onFailed(opened.error.message);
    return opened;
  }

  return {
    open(ahead = false) {
      const access = visitor.access();
      if (opening?.access === access) return opening.done;
      const started = { access, done: launch(access, ahead) };
      opening = started;
      void started.done.finally(() => {
        if (opening === started) opening = undefined;
      });
      return started.done;
    },
    forget() {
      generation += 1;
      opening = undefined;
    },
    generation: () => generation,
  };
}
