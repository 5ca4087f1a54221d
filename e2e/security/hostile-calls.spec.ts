import { ALL_CALLS, type CallId } from '@heptad/contracts';
import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import type { Action, World } from './action';
import { DEVICE_ACTIONS } from './device-actions';
import { AGENT_ACTIONS } from './agent-actions';
import { ENTRY_ACTIONS } from './entry-actions';
import { GAME_ACTIONS } from './game-actions';
import { MAIL_ACTIONS } from './mail-actions';
import { MONEY_ACTIONS } from './money-actions';
import { PROFILE_ACTIONS } from './profile-actions';
import { PROTECTION_ACTIONS } from './protection-actions';
import { SPORTS_ACTIONS } from './sports-actions';
import { SUPPORT_ACTIONS } from './support-actions';
import { VIP_ACTIONS } from './vip-actions';
import { guard, listedOrigins } from './guarded-page';
import { expectHarmless, Poison } from './poisoned-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Calls whose answers no action brings with attempts, and why. */
const NO_PAGE = 'no page asks it';
const OTHERWISE = 'walked by its journey, with answers as they are';
const NOT_REACHED: Readonly<Partial<Record<CallId, string>>> = {
  'activity.detail': OTHERWISE,
  'activity.join': OTHERWISE,
  'activity.play': OTHERWISE,
  'activity.claim': OTHERWISE,
  'activity.writeStatus': OTHERWISE,
  'activity.records': OTHERWISE,
  'activity.rank': OTHERWISE,
  'activity.friendApply': OTHERWISE,
  'activities.detail': OTHERWISE,
  'activities.join': OTHERWISE,
  'activities.claim': OTHERWISE,
  'activities.claimStatus': OTHERWISE,
  'rebate.state': 'answers with a text only to who may not claim',
  'rebate.records': 'answers with days and amounts, and with no text',
  'rebate.detail': OTHERWISE,
  'rebate.claim': 'answers with an amount, and with no text',
  'rebate.claimStatus': 'answers with an amount, and with no text',
  'video.venueFile': OTHERWISE,
  'captcha.image': 'a picture: it carries no text',
  'captcha.sound': 'a sound: it carries no text',
  'captcha.imageCheck': NO_PAGE,
  'captcha.sendCodeOne': 'answers with a number of seconds, and with no text',
  'captcha.sendCodeTwo': 'answers with a number of seconds, and with no text',
  'configuration.sportWhite': NO_PAGE,
  'chat.begin': OTHERWISE,
  'chat.close': OTHERWISE,
  'chat.leave': 'answers with a number, and with no text',
  'chat.mark': OTHERWISE,
  'chat.rate': OTHERWISE,
  'chat.readPicture': 'a picture: it carries no text',
  'chat.send': OTHERWISE,
  'dealer.lobby': NO_PAGE,
  'dealer.login': NO_PAGE,
  'dealer.tables': NO_PAGE,
  'devices.endSession': 'answers with no text',
  'devices.endOthers': 'answers with a number, and with no text',
  'devices.forget': 'answers with no text',
  'fb.builderPrice': 'answers with a price, and with no text',
  'fb.orderList': NO_PAGE,
  'help.rate': 'answers with no text',
  'im.getBetList': NO_PAGE,
  'feedback.addPicture': 'answers with a number and sizes, and with no text',
  'feedback.ask': OTHERWISE,
  'feedback.move': OTHERWISE,
  'feedback.submit': 'answers with a number, and with no text',
  'games.favourite': 'answers with no text',
  'games.mine': 'answers with ids, and with no text',
  'jsonCache.read': NO_PAGE,
  'jsonCache.write': NO_PAGE,
  'keys.act': 'nothing of this scope is sealed',
  'keys.fd': 'nothing of this scope is sealed',
  'keys.siteConfiguration': 'answers with a key, and with no text',
  'ob.favouriteTournament': 'answers with no text',
  'ob.getUserInfo': 'asked where a launch does not say the member’s number, which this platform always does',
  'ob.matchDetail': NO_PAGE,
  'ob.matchesByIds': NO_PAGE,
  'ob.orderList': NO_PAGE,
  'ob.systemNotices': NO_PAGE,
  'ob.venueSettings': NO_PAGE,
  'push.state':
    'asked only where a push service can be reached; answers with a key and kinds, and with no text',
  'push.subscribe': 'answers with no text',
  'push.unsubscribe': 'answers with no text',
  'selections.priceHistory': 'answers with prices and times, and with no text',
  'memberCentre.overview': 'answers with counts, and with no text',
  'wallet.topUp': NO_PAGE,
  'passkeys.add': OTHERWISE,
  'passkeys.logIn': OTHERWISE,
  'passkeys.rename': 'answers with no text',
  'passkeys.remove': 'answers with no text',
  'secondaryPassword.reset': 'answers with no text',
  'mail.read': 'answers with counts, and with no text',
  'mail.readAll': 'answers with counts, and with no text',
  'mail.remove': 'answers with counts, and with no text',
  'mail.restore': 'answers with counts, and with no text',
  'agents.sendCode': 'answers with a number of seconds, and with no text',
  'profile.bind': 'answers with no text',
  'profile.setAvatar': 'answers with no text',
  'profile.setBirthday': 'answers with no text',
  'profile.setName': 'answers with no text',
  'loginPassword.verify': 'answers with no text',
};

/** Does each action, its calls answered with attempts; the actions that went wrong are told together at the end. */
async function doAll(
  actions: readonly Action[],
  world: World,
  origins: readonly string[],
  opened: () => Promise<void>,
): Promise<void> {
  const { page, sandbox } = world;
  const { complaints } = await guard(page, origins);
  const poison = new Poison(page);
  await poison.start();
  await opened();
  const wrong: string[] = [];
  for (const { calls, ready, go } of actions)
    await test.step(calls.join(' '), async () => {
      try {
        await ready?.(world);
        poison.use('accepted', calls);
        await go(world);
        const missing = () => calls.filter((id) => !poison.touched.has(id));
        await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
        await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined);
        await expectHarmless(page, calls.join(' '), complaints);
      } catch (cause) {
        wrong.push(`${calls.join(' ')}: ${cause instanceof Error ? cause.message : String(cause)}`);
      } finally {
        poison.stop();
        await sandbox.clearScenarios();
      }
    });
  expect(wrong).toEqual([]);
}

interface Walk {
  readonly what: string;
  readonly actions: readonly Action[];
  /** Where it begins; a member's page where money or bets are its matter. */
  readonly from: (world: World) => Promise<void>;
  readonly timeout: number;
}

const asMember = ({ shell, member }: World): Promise<void> => shell.enterAs(member, '/mine');

const WALKS: readonly Walk[] = [
  {
    what: 'the way in',
    actions: ENTRY_ACTIONS,
    from: ({ shell }) => shell.arrive('/404'),
    timeout: 300_000,
  },
  { what: 'everything that moves money', actions: MONEY_ACTIONS, from: asMember, timeout: 300_000 },
  { what: 'a member’s mails', actions: MAIL_ACTIONS, from: asMember, timeout: 120_000 },
  { what: 'an agent', actions: AGENT_ACTIONS, from: asMember, timeout: 300_000 },
  { what: 'a member’s profile', actions: PROFILE_ACTIONS, from: asMember, timeout: 300_000 },
  { what: 'a member’s protection', actions: PROTECTION_ACTIONS, from: asMember, timeout: 300_000 },
  { what: 'a member’s devices', actions: DEVICE_ACTIONS, from: asMember, timeout: 120_000 },
  { what: 'a member’s grade', actions: VIP_ACTIONS, from: asMember, timeout: 300_000 },
  { what: 'games', actions: GAME_ACTIONS, from: asMember, timeout: 180_000 },
  { what: 'customer service', actions: SUPPORT_ACTIONS, from: asMember, timeout: 120_000 },
  { what: 'sports, tips and anchors', actions: SPORTS_ACTIONS, from: asMember, timeout: 600_000 },
];

for (const { what, actions, from, timeout } of WALKS)
  test(
    `scripts in the answers of ${what} do not run, each call by itself`,
    MATRIX,
    async ({ page, shell, wallet, sportsbook, sandbox, member, edge }) => {
      test.setTimeout(timeout);
      const world = { page, shell, wallet, sportsbook, sandbox, member };
      // The frame of a game has an origin of its own, which the page's policy lists.
      const origins = [...listedOrigins(edge.origin, sandbox.origin), sandbox.gamesOrigin];
      await doAll(actions, world, origins, () => from(world));
      expect(await sandbox.ledgerHolds()).toBe(true);
    },
  );

test('every call that there is has an action that fails without it, or is listed with its reason', () => {
  const done = WALKS.flatMap(({ actions }) => actions).flatMap(({ calls }) => calls);
  const accounted = [...new Set(done), ...Object.keys(NOT_REACHED)];
  expect(accounted.sort()).toEqual(Object.keys(ALL_CALLS).sort());
});
