import type { Result } from '@heptad/api-client';
import { money } from '@heptad/formatting';
import * as v from 'valibot';
import type { CashOut, CashOutOffer } from '../entities/cash-out';
import type { VenueSession } from '../session/venue-session';
import { createCashOut, firstCashOut, type CashOutWire, type ToldCashOut } from './cash-out-flow';
import type { Exchange } from './exchange';

const none = (betId: string): CashOutOffer => ({ betId, state: 'none' });

const paid = (betId: string): CashOut => ({
  id: 'c',
  betId,
  stake: money('10'),
  paid: money('9'),
  running: money('0'),
  at: 1,
});

const consent = { betId: '7', stake: money('10'), seen: money('9'), seenAt: 5 };

const given = <Value>(value: Value): Result<Value> => ({ ok: true, value });

/** A wire on which an offer is the id of its bet. */
function cashOuts(answers: {
  readonly offers?: readonly unknown[];
  readonly take?: ToldCashOut;
  readonly find?: CashOut | null;
}) {
  const sent: unknown[] = [];
  const answered = <Input, Output>(path: string, answer: Output): Exchange<Input, Output> => ({
    path,
    send: (_session, input, options) => {
      sent.push([path, input, options]);
      return Promise.resolve(given(answer));
    },
  });
  const wire: CashOutWire<string> = {
    offer: v.string(),
    readOffer: (betId) => (betId === 'unreadable' ? undefined : none(betId)),
    offers: answered('/offers', answers.offers ?? []),
    take: answered('/take', answers.take ?? { paid: undefined, changed: undefined }),
    find: answered('/find', answers.find),
  };
  const session = { venue: 'YBTY' } as VenueSession;
  return { sent, desk: createCashOut(session, wire) };
}

const malformed = { ok: false, error: { kind: 'malformed' } };

describe('the cash-outs of every family', () => {
  it('ask nothing where no bet is asked about', async () => {
    const { sent, desk } = cashOuts({});
    expect(await desk.cashOutOffers([])).toEqual(given([]));
    expect(sent).toEqual([]);
  });

  it('keep the offers of the bets asked about, and drop others and what cannot be read', async () => {
    const { desk } = cashOuts({ offers: ['7', 'unreadable', 4, 'stranger', '8', '7'] });
    expect(await desk.cashOutOffers(['7', '8'])).toEqual(given([none('7'), none('8')]));
  });

  it('pay under the key, and believe no payment of another bet', async () => {
    const { sent, desk } = cashOuts({ take: { paid: paid('7'), changed: undefined } });
    expect(await desk.cashOut(consent, 'key')).toEqual(given({ state: 'done', cashOut: paid('7') }));
    expect(sent).toEqual([['/take', consent, { idempotencyKey: 'key', noToast: 'awaited' }]]);
    const other = cashOuts({ take: { paid: paid('8'), changed: undefined } });
    expect(await other.desk.cashOut(consent, 'key')).toMatchObject(malformed);
  });

  it('give the offer that has changed, of this bet alone', async () => {
    const changed = cashOuts({ take: { paid: undefined, changed: none('7') } });
    expect(await changed.desk.cashOut(consent, 'k')).toEqual(
      given({ state: 'valueChanged', offer: none('7') }),
    );
    const other = cashOuts({ take: { paid: undefined, changed: none('8') } });
    expect(await other.desk.cashOut(consent, 'k')).toMatchObject(malformed);
    expect(await cashOuts({}).desk.cashOut(consent, 'k')).toMatchObject(malformed);
  });

  it('find a cash-out by its key, none where there is none, and an unreadable one malformed', async () => {
    expect(await cashOuts({ find: paid('7') }).desk.confirmCashOut('k')).toEqual(given(paid('7')));
    expect(await cashOuts({ find: null }).desk.confirmCashOut('k')).toEqual(given(null));
    expect(await cashOuts({}).desk.confirmCashOut('k')).toMatchObject(malformed);
  });

  it('take the first record that was found under a key', () => {
    const read = firstCashOut((id: string) => (id === '' ? undefined : paid(id)));
    expect([read([]), read(['7', '8']), read([''])]).toEqual([null, paid('7'), undefined]);
  });
});
