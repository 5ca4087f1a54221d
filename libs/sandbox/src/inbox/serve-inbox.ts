import { mail, REQUEST_CODES, type CallResponse } from '@heptad/contracts';
import { BusinessError, localeOfHeader } from '@heptad/sandbox-venues';
import { signedIn, type Member } from '../members/member';
import type { AreaServer } from '../server/area-server';
import {
  isMailOf,
  mailOf,
  mailsOf,
  markAllRead,
  markRead,
  purgeMails,
  removeMail,
  restoreMail,
  unreadByKind,
} from './mailbox';

/** How often thrown-away mails are taken away for good, sandbox ms. */
const PURGE_STEP_MS = 60_000;

const unknown = (): BusinessError => new BusinessError(REQUEST_CODES.notFound, '邮件不存在或已删除');

/** Puts a member's inbox on the server: the lists, a mail, read, thrown away and brought back (ROUTE-040). */
export function serveInbox({ calls, services }: AreaServer): void {
  const { storage, clock, events } = services;
  const now = () => Math.trunc(clock.now());

  /** Does a change whole and tells every open page of the member the new count. */
  async function change(
    member: Member | undefined,
    work: (memberId: string) => Promise<void>,
  ): Promise<CallResponse<typeof mail.read>> {
    const { id } = signedIn(member);
    return storage.transaction(async () => {
      await work(id);
      storage.afterCommit(() => events.emit('mailsCounted', { memberId: id }));
      return { unread: await unreadByKind(storage, id) };
    });
  }

  const changeOne = (
    member: Member | undefined,
    id: string,
    work: (memberId: string, id: number) => Promise<unknown>,
  ) =>
    change(member, async (memberId) => {
      if (!(await isMailOf(storage, memberId, Number(id)))) throw unknown();
      if ((await work(memberId, Number(id))) === false) throw unknown();
    });

  calls.serveCall(mail.list, async ({ body, member, headers, site }) => {
    const { id } = signedIn(member);
    const reader = { site, locale: localeOfHeader(headers['accept-language']) };
    const { kind, size, before } = body;
    const page = { kind, size, before: before === undefined ? undefined : Number(before) };
    return {
      ...(await mailsOf(storage, id, page, reader)),
      unread: await unreadByKind(storage, id),
    };
  });

  calls.serveCall(mail.detail, async ({ body, member, headers, site }) => {
    const reader = { site, locale: localeOfHeader(headers['accept-language']) };
    const found = await mailOf(storage, signedIn(member).id, Number(body.id), reader);
    if (found === undefined) throw unknown();
    return found;
  });

  calls.serveCall(mail.read, ({ body, member }) =>
    changeOne(member, body.id, (memberId, id) => markRead(storage, memberId, id, now())),
  );
  calls.serveCall(mail.readAll, ({ body, member }) =>
    change(member, (memberId) =>
      markAllRead(storage, memberId, { kind: body.kind, upTo: Number(body.upTo) }, now()),
    ),
  );
  calls.serveCall(mail.remove, ({ body, member }) =>
    changeOne(member, body.id, (memberId, id) => removeMail(storage, memberId, id, now())),
  );
  calls.serveCall(mail.restore, ({ body, member }) =>
    changeOne(member, body.id, (memberId, id) => restoreMail(storage, memberId, id, now())),
  );

  clock.every(PURGE_STEP_MS, () => purgeMails(storage, clock.now()));
}
