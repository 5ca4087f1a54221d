import { AVATAR_DRAWINGS, profile } from '@heptad/contracts';
import { defined, hideName } from '@heptad/formatting';
import { createChallenges } from '../login/challenges';
import { createVerificationCodes } from '../login/codes';
import { signedIn } from '../members/member';
import { AVATAR_FOLDER, avatarAddress, maskContact, memberInfoOf } from '../members/member-info';
import { holderOf } from '../payments/holders';
import { accountsOf } from '../payments/payout-accounts';
import type { AreaServer } from '../server/area-server';
import { avatarOf, fileOfDrawing, keepAvatar } from './avatars';
import { contactMail } from './contact-mail';
import { createContacts } from './contacts';
import { setBirthday, setRealName } from './identity';

const NO_DATA = {};
const DRAWINGS = AVATAR_DRAWINGS.map((id) => ({ id, address: avatarAddress(fileOfDrawing(id)) }));
/** A file never changes its picture. */
const KEPT = 'public, max-age=31536000, immutable';

/** Puts the member's profile on the server: name, birthday, avatar, phone and e-mail. */
export function serveProfile({ app, calls, services }: AreaServer): void {
  const { storage, clock, events, members } = services;
  const challenges = createChallenges(storage, clock);
  const contacts = createContacts(
    services,
    challenges,
    createVerificationCodes(challenges, services.outbox, clock),
  );
  /** Every tab of the member reads their info anew. */
  const tell = (memberId: string): void =>
    storage.afterCommit(() => events.emit('protectionChanged', { memberId }));

  calls.serveCall(profile.state, async ({ member }) => {
    const known = signedIn(member);
    const { realName, phone, email, avatar } = memberInfoOf(known, 0);
    const holder = realName === undefined ? await holderOf(services, known.id) : undefined;
    return {
      drawings: DRAWINGS,
      secondaryPassword: (await services.secondaryPasswords.stateOf(known.id)).set
        ? (1 as const)
        : (0 as const),
      payoutAccounts: (await accountsOf(services, known.id)).length,
      ...defined({
        realName,
        phone,
        email,
        avatar,
        holder: holder && hideName(holder.name),
        birthday: known.birthday || undefined,
      }),
    };
  });

  calls.serveCall(profile.setName, async ({ body, member }) => {
    const { id } = signedIn(member);
    await setRealName(services, id, body.name);
    tell(id);
    return NO_DATA;
  });

  calls.serveCall(profile.setBirthday, async ({ body, member }) => {
    const { id } = signedIn(member);
    await setBirthday(services, id, body.birthday);
    tell(id);
    return NO_DATA;
  });

  calls.serveCall(profile.setAvatar, async ({ body, member }) => {
    const { id } = signedIn(member);
    if ('picture' in body) await keepAvatar(services, id, body.picture);
    else await members.update(id, { avatar: fileOfDrawing(body.drawing) });
    tell(id);
    return NO_DATA;
  });

  calls.serveCall(
    profile.prove,
    async ({ body, member }) => contacts.giveProof(signedIn(member).id, body.purpose),
    { before: ({ body, member }) => contacts.judgeProof(signedIn(member), body.purpose, body.code) },
  );

  calls.serveCall(
    profile.bind,
    async ({ body, member }) => {
      const { id } = signedIn(member);
      await contacts.bind(id, body);
      await services.mails.send(id, contactMail(body.way, maskContact(body.way, body.contact)));
      tell(id);
      return NO_DATA;
    },
    { before: ({ body, member }) => contacts.judgeBinding(signedIn(member), body) },
  );

  app.get<{ Params: { file: string } }>(`${AVATAR_FOLDER}:file`, async (request, reply) => {
    const picture = await avatarOf(services, request.params.file);
    if (picture === undefined) return reply.callNotFound();
    return reply.type(picture.type).header('cache-control', KEPT).send(picture.body);
  });
}
