import type { activity, CallRequest, CallResponse } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import type { VenueLocale } from '@heptad/sandbox-venues';
import { orderNumber } from '../../payments/order-numbers';
import type { Run } from './activity';
import { unpaidOf } from './claim';
import type { ActivityEngine } from './engine';
import type { AwardRow, PlayRow } from './kind';
import { keptWords, playNumber, proofOf } from './results';
import type { Asker } from './seats';

type Records = CallResponse<typeof activity.records>;
type Item = Records['items'][number];

/** The newest runs that are looked through for what waits. */
const MOST_RUNS = 60;

/** What a member has played and won, the newest first: plays, prizes, and what was won and is not paid. */
export async function recordsOf(
  engine: ActivityEngine,
  { id, kind, page, size }: CallRequest<typeof activity.records>,
  asker: Asker & { readonly member: NonNullable<Asker['member']> },
): Promise<Records> {
  const { db } = engine.services.storage;
  const { locale, member } = asker;
  const wanted = (run: Run | undefined): run is Run =>
    run !== undefined &&
    (id === undefined || run.id === id) &&
    (kind === undefined || run.activity.kind === kind);
  const plays = await db
    .selectFrom('activity_plays')
    .selectAll()
    .where('member_id', '=', member.id)
    .execute();
  const awards = await db
    .selectFrom('activity_awards')
    .selectAll()
    .where('member_id', '=', member.id)
    .execute();
  const items: Item[] = [
    ...plays.flatMap((row) =>
      itemOf(engine.runOf(row.run_id), wanted, (run) => ofPlay(engine, row, run, locale)),
    ),
    ...awards
      .filter(({ source }) => !source.startsWith('play-'))
      .flatMap((row) => itemOf(engine.runOf(row.run_id), wanted, (run) => ofAward(row, run, locale))),
    ...(await waiting(engine, wanted, asker)),
  ].toSorted((a, b) => b.at - a.at || b.recordNo.localeCompare(a.recordNo));
  const paid = awards.filter(({ run_id }) => wanted(engine.runOf(run_id)));
  return {
    items: items.slice((page - 1) * size, page * size),
    total: items.length,
    page,
    size,
    paid: fromMinorUnits(paid.reduce((sum, { amount_minor }) => sum + amount_minor, 0n)),
  };
}

function itemOf(
  run: Run | undefined,
  wanted: (run: Run | undefined) => run is Run,
  make: (run: Run) => Item,
): readonly Item[] {
  return wanted(run) ? [make(run)] : [];
}

const briefOf = ({ id, activity: { kind, title } }: Run, locale: VenueLocale): Item['activity'] => ({
  id,
  kind,
  title: title[locale],
});

function ofPlay(engine: ActivityEngine, row: PlayRow, run: Run, locale: VenueLocale): Item {
  const { services } = engine;
  return {
    recordNo: playNumber(row.id),
    activity: briefOf(run, locale),
    text: keptWords(row.text, locale),
    amount: fromMinorUnits(row.paid_minor),
    state:
      row.transaction_id === null
        ? (engine.kindOf(run).outcome?.({ services, run }, row) ?? 'nothing')
        : 'paid',
    at: row.played_at,
    ...defined({
      orderNo: row.transaction_id === null ? undefined : orderNumber('B', row.transaction_id),
      proof: proofOf(row),
    }),
  };
}

function ofAward(row: AwardRow, run: Run, locale: VenueLocale): Item {
  const orderNo = orderNumber('B', row.transaction_id);
  return {
    recordNo: orderNo,
    activity: briefOf(run, locale),
    text: keptWords(row.reason, locale) || run.activity.title[locale],
    amount: fromMinorUnits(row.amount_minor),
    state: 'paid',
    at: row.paid_at,
    orderNo,
  };
}

/** What was won and is not paid, of the runs that the member entered last. */
async function waiting(
  engine: ActivityEngine,
  wanted: (run: Run | undefined) => run is Run,
  asker: Asker & { readonly member: NonNullable<Asker['member']> },
): Promise<readonly Item[]> {
  const runs = (await engine.enteredRuns(asker.member.id, MOST_RUNS)).filter(wanted);
  const items: Item[] = [];
  for (const seat of await engine.seats(runs, asker)) {
    const kind = engine.kindOf(seat.run);
    for (const won of await unpaidOf(kind, seat)) {
      items.push({
        recordNo: `${seat.run.id}.${won.source}`.slice(0, 64),
        activity: briefOf(seat.run, asker.locale),
        text: won.reason[asker.locale],
        amount: fromMinorUnits(won.amount),
        state: asker.now < seat.run.claimableUntil ? 'toClaim' : 'expired',
        at: Math.min(asker.now, seat.run.claimableUntil),
      });
    }
  }
  return items;
}
