import { ITEMS } from '@heptad/device';
import { isOutcomeUnknown } from '@heptad/venue-gateway';
import { betInGoldenWords, valueOf } from '@heptad/venue-gateway/testing';
import { orderOf, type DescribeSuite } from './suite-scene';

/** What an adapter owes of placing a bet: once, under its key, which also asks for a lost answer. */
export const describePlacing: DescribeSuite = (subject, scene) => {
  const { family, paths } = subject;
  const { placed, meaning, withLive } = scene;

  it('places a bet under its key and reads the golden order', async () => {
    const { world, sports, list } = withLive();
    const order = orderOf((await valueOf(list())).matches[0]);
    world.reply(paths.placeBet, subject.wrap(placed.answer));
    const bet = await valueOf(sports.placeBet(order, 'key-1'));
    expect({ bet: betInGoldenWords(bet) }).toEqual(meaning(`${family}-order`));
    expect(bet.key).toBe('key-1');
    expect(world.sentTo(paths.placeBet).map((request) => request.headers['Idempotency-Key'])).toEqual([
      'key-1',
    ]);
  });

  it('repeats a bet that a refused token stopped, under the same key', async () => {
    const { world, sports, list } = withLive();
    const order = orderOf((await valueOf(list())).matches[0]);
    world.reply(paths.placeBet, (request) =>
      subject.tokenIn(request) === 'token-1'
        ? subject.refuse(subject.tokenCode, 'token')
        : subject.wrap(placed.answer),
    );
    await valueOf(sports.placeBet(order, 'key-2'));
    expect(world.sentTo(paths.placeBet).map((request) => request.headers['Idempotency-Key'])).toEqual([
      'key-2',
      'key-2',
    ]);
  });

  it("never repeats one member's bet as another's", async () => {
    const { world, sports, list } = withLive();
    const order = orderOf((await valueOf(list())).matches[0]);
    world.reply(paths.placeBet, () => {
      world.storedItems.set(ITEMS.token, { value: 'other member', expiresAt: world.time.now + 1000 });
      return subject.refuse(subject.tokenCode, 'token');
    });
    expect(await sports.placeBet(order, 'key-6')).toMatchObject({ ok: false, error: { kind: 'business' } });
    expect(world.sentTo(paths.placeBet)).toHaveLength(1);
  });

  it('asks by the key what became of a bet whose answer was lost', async () => {
    const { world, sports, list } = withLive();
    const order = orderOf((await valueOf(list())).matches[0]);
    world.reply(paths.placeBet, { status: 500 });
    const result = await sports.placeBet(order, 'key-3');
    if (result.ok) throw new Error('the answer was lost');
    expect(isOutcomeUnknown(result.error)).toBe(true);
    expect(world.sentTo(paths.placeBet)).toHaveLength(1);

    world.reply(paths.askBet, subject.wrap(subject.betAnswer([subject.orderIn(placed)])));
    const bet = await valueOf(sports.confirmBet('key-3'));
    expect(bet && { bet: betInGoldenWords(bet) }).toEqual(meaning(`${family}-order`));
    expect(JSON.stringify(world.sentTo(paths.askBet)[0]?.body)).toContain('"key-3"');

    world.reply(paths.askBet, subject.wrap(subject.betAnswer([])));
    expect(await valueOf(sports.confirmBet('key-4'))).toBeNull();
    expect(await sports.bet('1')).toMatchObject({ ok: false, error: { code: '7108' } });
  });

  it('refuses to bet on a selection of another venue or without a price', async () => {
    const { world, sports, list } = withLive();
    const order = orderOf((await valueOf(list())).matches[0]);
    const [leg] = order.legs;
    if (leg === undefined) throw new Error('no leg');
    const foreign = { ...order, legs: [{ ...leg, selection: { ...leg.selection, wire: { other: 1 } } }] };
    const priceless = { ...leg.selection };
    delete priceless.odds;
    for (const wrong of [
      foreign,
      { ...order, legs: [{ ...leg, selection: priceless }] },
      { ...order, legs: [] },
    ]) {
      const result = await sports.placeBet(wrong, 'key-5');
      expect(result).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    }
    expect(world.sentTo(paths.placeBet)).toHaveLength(0);
  });
};
