import { gamePlay, venue } from '@heptad/contracts';
import { addMoney, money, subtractMoney } from '@heptad/formatting';
import { fishAt, gameById, isInField, shoalSeed } from '@heptad/game-rules';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import { fishingParts } from '../fishing/fishing-parts';
import { KINDS } from '../kinds';
import { verifySlot } from '../slot/verify-slot';
import { takeEntry } from './entry';
import { createFrameTexts } from './frame-texts';
import { openGame } from './open-game';
import { createSession } from './session/game-session';
import { createSender, type Answer } from './session/send';
import { verdictOn } from './sheets/verdict';

const SITE = { isEmbedded: false, tell: () => undefined, listen: () => () => undefined };
const valueOf = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
};

describe('a frame at the games’ own server', () => {
  let sandbox: TestSandbox;
  let member: string;
  /** Answers of rounds that are still to be lost on their way back. */
  let losses = 0;

  beforeEach(async () => {
    losses = 0;
    sandbox = await startSandbox({ listen: true, now: () => Date.UTC(2026, 10, 20, 4) });
    await sandbox.clock.rate(0);
    member = await sandbox.logIn();
  }, 30_000);
  afterEach(async () => {
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });

  async function opened(gameCode: string) {
    const enName = gameById(gameCode)?.venue ?? '';
    const { body } = await sandbox.send(
      venue.launch,
      { enName, gameCode, appSendMoney: 1 },
      { token: member },
    );
    const location = new URL(v.parse(venue.launch.response, body?.['data']).url);
    const entry = takeEntry({ location, history: { state: null, replaceState: () => undefined } } as never);
    const sender = createSender({
      token: entry.token ?? '',
      language: entry.language,
      fetch: async (path, init) => {
        const answer = await fetch(`${sandbox.gamesAt}${String(path)}`, init);
        if (path !== gamePlay.play.path || losses === 0) return answer;
        losses -= 1;
        throw new TypeError('the line was cut');
      },
    });
    const texts = await createFrameTexts(entry.language);
    const opening = await openGame({
      entry,
      texts,
      sender,
      kinds: KINDS,
    });
    if (opening.kind !== 'opened') throw new Error(JSON.stringify(opening));
    const session = createSession({
      opened: opening.opened,
      token: entry.token ?? '',
      sender,
      site: SITE,
      pause: async () => undefined,
    });
    return { opening, session };
  }

  it('plays a slot to the cent, once for each tap, though answers are lost, and its rounds can be proven', async () => {
    const { opening, session } = await opened('jade-forest');
    let balance = session.state().balance;
    for (let count = 1; count <= 5; count += 1) {
      losses = count % 3;
      const round = valueOf(await session.play(money('2')));
      session.finish(round);
      balance = addMoney(subtractMoney(balance, money('2')), money(round.win));
      expect(session.state()).toMatchObject({ balance, isConfirming: false, sums: { rounds: count } });
      expect(verdictOn(round, opening.opened, verifySlot)).toBe('holds');
      await sandbox.clock.advance(2_500);
    }
  });

  it('is told in a sentence why a round is too soon, and has its stake back', async () => {
    const { session } = await opened('jade-forest');
    session.finish(valueOf(await session.play(money('2'))));
    const { balance } = session.state();
    const answer = await session.play(money('2'));
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'refused', message: expect.stringMatching(/\S/) },
    });
    expect(session.state().balance).toBe(balance);
  });

  it('shoots at a fish that both sides see in the same place', async () => {
    const { opening, session } = await opened('deep-blue');
    const at = opening.opened.now;
    const target = fishAt(shoalSeed('deep-blue'), at).find(isInField);
    const round = valueOf(await session.play(money('1'), { fish: target?.id, at }));
    expect(v.parse(gamePlay.fishingResult, JSON.parse(round.result ?? ''))).toMatchObject({
      kind: target?.kind,
    });
    expect(verdictOn(round, opening.opened, fishingParts.verify)).toBe('holds');
  });
});
