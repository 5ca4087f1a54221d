import { protection } from '@heptad/contracts';
import { signedIn, type Member } from '../members/member';
import type { Rest } from '../members/rest';
import type { AreaServer } from '../server/area-server';
import { markersOf } from './markers';
import { playFacts } from './play-facts';
import { playTimeAt } from './play-times';
import { changeProtection } from './protection-changes';
import { restBegun } from './protection-mails';
import { figuresOf, protectionState } from './protection-state';
import { beginRest, endOfRest, type ExclusionTerm } from './rests';
import { serveLimits } from './serve-limits';
import { changeSettings, settingsOf } from './settings';

/** Puts the protection of members on the server: limits, rests, reality checks and the member's own figures (ROLE-009…015). */
export function serveProtection(server: AreaServer): void {
  const { calls, services } = server;
  const { storage, clock, events, mails, venueSessions } = services;

  const rest = (member: Member | undefined, kind: Rest['kind'], length: number | ExclusionTerm) =>
    changeProtection(services, member, async (id) => {
      const from = clock.now();
      const until = endOfRest(length, from);
      await beginRest(storage, id, kind, { from, until });
      await mails.send(id, restBegun({ kind, until }));
      await venueSessions.endGames(id);
    });

  const playTimeNow = (id: string) => storage.transaction(() => playTimeAt(storage, id, clock.now()));

  serveLimits(server);

  calls.serveCall(protection.state, ({ member }) => protectionState(services, signedIn(member)));
  calls.serveCall(protection.takeTimeOut, ({ body, member }) => rest(member, 'timeOut', body.days));
  calls.serveCall(protection.exclude, ({ body, member }) => rest(member, 'exclusion', body.term));

  calls.serveCall(protection.setRealityCheck, ({ body, member }) =>
    changeProtection(services, member, (id) =>
      changeSettings(storage, id, { reality_minutes: body.minutes }),
    ),
  );

  calls.serveCall(protection.readMarkers, ({ member }) =>
    changeProtection(services, member, async (id) => {
      const { time_zone } = await settingsOf(storage, id);
      const markers = markersOf(await playFacts(storage, id, time_zone, clock.now()));
      await changeSettings(storage, id, { markers_read: markers.join(',') });
    }),
  );

  calls.serveCall(protection.playTime, ({ member }) => playTimeNow(signedIn(member).id));

  calls.serveCall(protection.playOn, async ({ member }) => {
    const { id } = signedIn(member);
    await storage.transaction(() => changeSettings(storage, id, { checked_at: Math.trunc(clock.now()) }));
    events.emit('protectionChanged', { memberId: id });
    return playTimeNow(id);
  });

  calls.serveCall(protection.figures, ({ body, member }) =>
    figuresOf(services, signedIn(member).id, body.span),
  );
}
