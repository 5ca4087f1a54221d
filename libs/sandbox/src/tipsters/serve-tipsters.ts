import { redList, REQUEST_CODES } from '@heptad/contracts';
import { signedIn } from '../members/member';
import { BusinessError } from '@heptad/sandbox-venues';
import { createFollows } from '../follows/follows';
import type { AreaServer } from '../server/area-server';
import { curveOf, figuresOf } from './figures';
import { inSpan, rankingOrder } from './ranking';
import { reasonsFor } from './reasons';
import { createTipBook, TIP_MEMORY_DAYS } from './tip-book';
import { firstDayOf, tipDayOf } from './tip-days';
import { TIPSTERS } from './tipsters';
import type { JudgedTip, Tipster } from './tipster';
import { nameOf, tipOf } from './wire-tip';

/** Settled tips that it takes to be ranked: fewer say nothing. */
const LEAST_RANKED = { 7: 5, 30: 15 } as const;
/** How many of the latest results are shown. */
const FORM_LENGTH = 10;

const isSettled = ({ state }: JudgedTip): boolean => state !== 'open';
const formOf = (settled: readonly JudgedTip[]) => settled.slice(-FORM_LENGTH).map(({ state }) => state);

function tipsterOrRefuse(id: string): Tipster {
  const tipster = TIPSTERS.find((each) => each.id === id);
  if (tipster === undefined) throw new BusinessError(REQUEST_CODES.notFound, '没有找到这位达人');
  return tipster;
}

/** Lets other calls in between: the first ranking of a run prices all tips of its span. */
const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Puts the red list on the server: tipsters, what they tip, and who follows them (CALL-067). */
export function serveTipsters({ calls, services }: AreaServer): void {
  const { simulation, seed, storage } = services;
  const book = createTipBook(simulation, seed);
  const follows = createFollows(storage, 'tipster');

  calls.serveCall(redList.ranking, async ({ body: { by, days, sport, language }, now }) => {
    const items = [];
    for (const tipster of TIPSTERS) {
      if (sport !== undefined && !tipster.sports.includes(sport)) continue;
      // Of one sport there may be fewer results in a span than make a form.
      const span = sport === undefined ? { days, settled: FORM_LENGTH } : undefined;
      const tips = book.of(tipster, now, span).filter((tip) => sport === undefined || tip.sport === sport);
      const settled = tips.filter(isSettled);
      const figures = figuresOf(inSpan(settled, days, now));
      await yieldToEventLoop();
      if (figures.settled < LEAST_RANKED[days]) continue;
      items.push({
        person: nameOf(tipster, language),
        figures,
        form: formOf(settled),
        open: tips.filter(({ kickOff }) => kickOff > now).length,
      });
    }
    return { least: LEAST_RANKED[days], items: items.sort(rankingOrder(by)) };
  });

  calls.serveCall(redList.person, async ({ body: { id, days, language }, now }) => {
    const tipster = tipsterOrRefuse(id);
    const settled = book.of(tipster, now).filter(isSettled);
    const counted = inSpan(settled, days, now);
    return {
      person: nameOf(tipster, language),
      followers: await follows.countOf(id),
      figures: figuresOf(counted),
      form: formOf(settled),
      curve: curveOf(counted, firstDayOf(days, now), tipDayOf(now)),
    };
  });

  calls.serveCall(redList.tips, ({ body: { personId, settled, page, size, language }, now }) => {
    const wanted = book
      .of(tipsterOrRefuse(personId), now)
      .filter((tip) => isSettled(tip) === settled)
      .toSorted((a, b) => (settled ? b.kickOff - a.kickOff : a.kickOff - b.kickOff));
    return {
      items: wanted
        .slice((page - 1) * size, page * size)
        .flatMap((tip) => tipOf(simulation, tip, language) ?? []),
      total: wanted.length,
      page,
      size,
    };
  });

  calls.serveCall(redList.tip, ({ body: { id, language }, now }) => {
    const found = book.find(id, now);
    const match = found && simulation.match(found.matchId);
    const tip = found && tipOf(simulation, found, language);
    if (found === undefined || match === undefined || tip === undefined)
      throw new BusinessError(REQUEST_CODES.notFound, '没有找到这条推荐');
    const settled = book.of(found.tipster, now).filter(isSettled);
    return {
      tip,
      person: nameOf(found.tipster, language),
      figures: figuresOf(inSpan(settled, TIP_MEMORY_DAYS, now)),
      reasons: [...reasonsFor(simulation, found, match, language)],
    };
  });

  calls.serveCall(redList.follows, async ({ member }) => ({
    ids: [...(await follows.of(signedIn(member).id))],
  }));

  calls.serveCall(redList.follow, async ({ body: { id, followed }, member, now }) => {
    await follows.set({
      memberId: signedIn(member).id,
      subjectId: tipsterOrRefuse(id).id,
      followed,
      at: now,
    });
    return null;
  });
}
