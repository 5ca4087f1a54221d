import { BUSINESS_CODES, type CallResponse, passkeys as passkeyCalls } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { Row } from '@heptad/sandbox-ledger';
import { BusinessError, localeOfHeader } from '@heptad/sandbox-venues';
import * as v from 'valibot';
import { createLoginHistory } from '../devices/login-history';
import { createChallenges } from '../login/challenges';
import { createVerificationCodes } from '../login/codes';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { checkCreation, creationOptions, requestOptions } from './ceremony';
import { logInByPasskey, passkeyRefused, type PasskeyLoginParts } from './log-in-by-passkey';
import { passkeyAddedMail, passkeyRemovedMail } from './passkey-mails';
import { createPasskeys, MOST_PASSKEYS } from './passkeys';
import { placeOf } from './place-of';

/** How long a challenge may be answered, sandbox ms. */
export const CHALLENGE_LIFE_MS = 2 * 60_000;
const NO_DATA = {};
const transportList = v.array(v.string());

const wireOf = (row: Row<'passkeys'>): CallResponse<typeof passkeyCalls.add> => ({
  id: row.id,
  name: row.name,
  host: row.host,
  addedAt: row.added_at,
  ...defined({ usedAt: row.used_at ?? undefined }),
});

/** Puts the member's passkeys on the server: added, named, listed, removed, and the login by one. */
export function servePasskeys({ calls, services }: AreaServer): void {
  const { storage, clock, outbox, secondaryPasswords, mails } = services;
  const passkeys = createPasskeys(storage, clock);
  const challenges = createChallenges(storage, clock);
  const codes = createVerificationCodes(challenges, outbox, clock);
  const history = createLoginHistory(storage, clock);
  const parts: PasskeyLoginParts = { services, challenges, codes, history, passkeys };
  const lifeMs = CHALLENGE_LIFE_MS;

  calls.serveCall(passkeyCalls.list, async ({ member }) => ({
    passkeys: (await passkeys.list(signedIn(member).id)).map(wireOf),
    most: MOST_PASSKEYS,
  }));

  calls.serveCall(passkeyCalls.addOptions, async (request) => {
    const { id, name } = signedIn(request.member);
    await secondaryPasswords.requireLogin(id, request.body.loginPassword);
    const known = await passkeys.list(id);
    if (known.length >= MOST_PASSKEYS) throw full();
    const site = request.site.title[localeOfHeader(request.headers['accept-language'])];
    const options = await creationOptions(
      placeOf(request),
      { id, name, site },
      known.map((row) => ({
        id: row.credential_id,
        transports: v.parse(transportList, JSON.parse(row.transports)),
      })),
    );
    await challenges.put({ kind: 'passkeyAdd', id: options.challenge, subject: id, lifeMs });
    return options;
  });

  calls.serveCall(passkeyCalls.add, async (request) => {
    const { id: memberId } = signedIn(request.member);
    const { name, transports, ...made } = request.body;
    const place = placeOf(request);
    const checked = await checkCreation(place, made, async (challenge) => {
      const taken = await challenges.take('passkeyAdd', challenge);
      return taken !== undefined && !taken.expired && taken.subject === memberId;
    });
    if (checked === undefined) throw passkeyRefused();
    const added = await storage.transaction(async () => {
      const row = await passkeys.add({ memberId, host: place.host, name, transports, ...checked });
      if (row !== undefined) await mails.send(memberId, passkeyAddedMail(name));
      return row;
    });
    if (added !== undefined) return wireOf(added);
    throw (await passkeys.list(memberId)).length >= MOST_PASSKEYS ? full() : passkeyRefused();
  });

  calls.serveCall(passkeyCalls.rename, async ({ body, member }) => {
    await passkeys.rename(signedIn(member).id, body.id, body.name);
    return NO_DATA;
  });

  calls.serveCall(passkeyCalls.remove, async ({ body, member }) => {
    const { id: memberId } = signedIn(member);
    await storage.transaction(async () => {
      const gone = await passkeys.remove(memberId, body.id);
      if (gone !== undefined) await mails.send(memberId, passkeyRemovedMail(gone.name));
    });
    return NO_DATA;
  });

  calls.serveCall(passkeyCalls.loginOptions, async (request) => {
    const options = await requestOptions(placeOf(request));
    await challenges.put({ kind: 'passkeyLogin', id: options.challenge, lifeMs });
    return options;
  });

  calls.serveCall(passkeyCalls.logIn, (request) => logInByPasskey(parts, request));
}

const full = (): BusinessError =>
  new BusinessError(BUSINESS_CODES.passkeysFull, '通行密钥数量已达上限，请先移除不用的');
