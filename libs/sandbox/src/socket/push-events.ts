import { bets, platformSocket, SPORTS_VENUE_CODES } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import * as v from 'valibot';
import { SESSION_REFUSALS } from '../members/sessions';
import type { SandboxServices } from '../server/services';
import { walletFiguresOf } from '../wallet/wallet-state';
import type { OpenConnections } from './open-connections';
import { pushMails } from './push-mails';

const { MESSAGE } = platformSocket;

const betChange = v.object({
  betId: v.string(),
  venue: v.picklist(SPORTS_VENUE_CODES),
  state: v.picklist(bets.betStates),
});

/** Tells members of their money, their bets and the end of a session, as it happens (SOCKET-012, OPEN-058). */
export function pushEvents(services: SandboxServices, connections: OpenConnections): void {
  pushBalances(services, connections);
  services.events.on('betChanged', ({ memberId, betId, venue, state }) => {
    const msgData = v.safeParse(betChange, { betId, venue, state });
    if (msgData.success) connections.push(memberId, { msgId: MESSAGE.betChanged, msgData: msgData.output });
  });
  services.events.on('protectionChanged', ({ memberId }) => {
    connections.push(memberId, { msgId: MESSAGE.protectionChanged, msgData: {} });
  });
  services.events.on('jackpotsMoved', ({ amounts }) => {
    const msgData = amounts.map(({ code, amount }) => ({ code, amount: fromMinorUnits(amount) }));
    for (const memberId of connections.owners())
      connections.push(memberId, { msgId: MESSAGE.jackpotsMoved, msgData });
  });
  services.events.on('chatMoved', ({ memberId, state }) => {
    connections.push(memberId, { msgId: MESSAGE.chatMoved, msgData: state });
  });
  services.events.on('feedbackMoved', ({ memberId, feedbackId }) => {
    connections.push(memberId, { msgId: MESSAGE.feedbackMoved, msgData: { id: feedbackId } });
  });
  pushMails(services, connections);
  services.events.on('sessionEnded', ({ memberId, tokenHash }) => {
    const msgData = { code: SESSION_REFUSALS.replaced.code };
    for (const connection of connections.ownedBy(memberId)) {
      if (connection.owner?.sessionId === tokenHash)
        connections.send(connection, { msgId: MESSAGE.sessionEnded, msgData });
    }
  });
}

/** A bet moves several accounts at once; one push tells of all. */
function pushBalances(services: SandboxServices, connections: OpenConnections): void {
  const waiting = new Set<string>();

  async function pushWallet(memberId: string): Promise<void> {
    if (!connections.ownedBy(memberId).length) return;
    const member = await services.members.find(memberId);
    if (member === undefined) return;
    const msgData = await walletFiguresOf(services, member);
    connections.push(memberId, { msgId: MESSAGE.balanceChanged, msgData });
  }

  services.events.on('balanceMoved', ({ memberId }) => {
    if (waiting.has(memberId)) return;
    waiting.add(memberId);
    setImmediate(() => {
      waiting.delete(memberId);
      pushWallet(memberId).catch((error: unknown) => {
        services.logger.error('socket', error);
      });
    });
  });
}
