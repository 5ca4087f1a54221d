import { platformSocket } from '@heptad/contracts';
import { readText } from '../mails/mail';
import type { SandboxServices } from '../server/services';
import type { OpenConnections } from './open-connections';

const { MESSAGE } = platformSocket;

/** Tells members of new mail, and all of their pages how much is unread once they have read some (SOCKET-012). */
export function pushMails(services: SandboxServices, connections: OpenConnections): void {
  const { events, mails, logger } = services;
  const report = (error: unknown) => {
    logger.error('socket', error);
  };

  async function tellArrival(memberId: string, mailId: string, title: string): Promise<void> {
    const unread = await mails.unreadOf(memberId);
    for (const connection of connections.ownedBy(memberId)) {
      const msgData = { mailId, title: readText(title, connection.locale), unread };
      connections.send(connection, { msgId: MESSAGE.mailArrived, msgData });
    }
  }

  async function tellOne(memberId: string, mailId: string): Promise<void> {
    if (!connections.ownedBy(memberId).length) return;
    const mail = await titles(services).where('mails.id', '=', Number(mailId)).executeTakeFirst();
    if (mail !== undefined) await tellArrival(memberId, mailId, mail.title);
  }

  /** Only those who are there are told; everybody else hears when they come. */
  async function tellMany(textId: number): Promise<void> {
    for (const memberId of connections.owners()) {
      const mail = await titles(services)
        .where('text_id', '=', textId)
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      if (mail !== undefined) await tellArrival(memberId, String(mail.id), mail.title);
    }
  }

  async function tellCount(memberId: string): Promise<void> {
    if (!connections.ownedBy(memberId).length) return;
    connections.push(memberId, {
      msgId: MESSAGE.mailCounted,
      msgData: { unread: await mails.unreadOf(memberId) },
    });
  }

  events.on('mailArrived', ({ memberId, mailId }) => void tellOne(memberId, mailId).catch(report));
  events.on('mailsSent', ({ textId }) => void tellMany(textId).catch(report));
  events.on('mailsCounted', ({ memberId }) => void tellCount(memberId).catch(report));
}

const titles = ({ storage }: SandboxServices) =>
  storage.db
    .selectFrom('mails')
    .innerJoin('mail_texts', 'mail_texts.id', 'mails.text_id')
    .select(['mails.id', 'mail_texts.title']);
