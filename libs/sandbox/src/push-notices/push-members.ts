import { bets } from '@heptad/contracts';
import type { Member } from '../members/member';
import { rightsOf } from '../members/member-rights';
import type { SandboxServices } from '../server/services';
import { kindOf, noticeOf, type PushSubject } from './notices';
import { createSubscriptions } from './subscriptions';

/** States in which a bet is over. */
const OPEN_STATES: ReadonlySet<string> = new Set(['pending', 'accepted']);
const ENDS: ReadonlySet<string> = new Set(bets.betStates.filter((state) => !OPEN_STATES.has(state)));
/** Kinds of mails that a device is told of: promotions wait in the inbox, and money is told by its orders. */
const TOLD_MAILS: ReadonlySet<string> = new Set(['system', 'personal']);

/** Who rests is told of money and of their account alone. */
const mayHear = (member: Member, subject: PushSubject): boolean => {
  const { standing } = rightsOf(member);
  return kindOf(subject) !== 'betSettled' || (standing !== 'timeOut' && standing !== 'excluded');
};

type Needs = Pick<SandboxServices, 'storage' | 'events' | 'members' | 'logger' | 'pushes'>;

/** Tells members' devices of what happens, each as it was chosen there. What fails is reported and keeps nobody else waiting. */
export function pushMembers({ storage, events, members, logger, pushes }: Needs): void {
  const subscriptions = createSubscriptions(storage);

  async function tell(memberId: string, subject: PushSubject, id: string): Promise<void> {
    const wanted = (await subscriptions.of(memberId)).filter(({ kinds }) => kinds.includes(kindOf(subject)));
    if (wanted.length === 0) return;
    const member = await members.find(memberId);
    if (member === undefined || !mayHear(member, subject)) return;
    await Promise.all(
      wanted.map(async (target) => {
        const outcome = await pushes.send(target, noticeOf(subject, id, target.locale));
        if (outcome === 'gone') await subscriptions.drop(target.endpoint);
      }),
    );
  }

  async function tellOfMail(memberId: string, mailId: string): Promise<void> {
    const mail = await storage.db
      .selectFrom('mails')
      .select('kind')
      .where('id', '=', Number(mailId))
      .executeTakeFirst();
    if (mail !== undefined && TOLD_MAILS.has(mail.kind)) await tell(memberId, 'mail', mailId);
  }

  const reported = (work: Promise<void>): void =>
    void work.catch((error: unknown) => logger.error('push', error));

  // Whichever process did it tells: a device hears of it once.
  events.on(
    'betChanged',
    ({ memberId, betId, state }) => {
      if (ENDS.has(state)) reported(tell(memberId, 'betSettled', betId));
    },
    'own',
  );
  events.on(
    'orderDecided',
    ({ memberId, orderNo, outcome }) => reported(tell(memberId, outcome, orderNo)),
    'own',
  );
  events.on('mailArrived', ({ memberId, mailId }) => reported(tellOfMail(memberId, mailId)), 'own');
}
