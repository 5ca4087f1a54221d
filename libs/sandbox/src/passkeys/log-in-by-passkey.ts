import { createHash } from 'node:crypto';
import { BUSINESS_CODES, type CallResponse, type passkeys as passkeyCalls } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Member } from '../members/member';
import { deviceOf } from '../devices/device-of';
import { checkDevice, enter, PENDING_LIFE_MS, refuseClosed, type LoginParts } from '../login/login';
import type { ServedRequest } from '../server/serve';
import { checkProof } from './ceremony';
import type { Passkeys } from './passkeys';
import { placeOf } from './place-of';

type LogIn = typeof passkeyCalls.logIn;

export interface PasskeyLoginParts extends Pick<LoginParts, 'services' | 'challenges' | 'codes' | 'history'> {
  readonly passkeys: Passkeys;
}

/** What a refused passkey is told, whatever was wrong: the reasons would help nobody but who tries. */
export const passkeyRefused = (): BusinessError =>
  new BusinessError(BUSINESS_CODES.passkeyRefused, '通行密钥验证未通过，请重试或使用密码登录');

/**
 * Logs in by a passkey, and notes in the member's history how it ended. The account's state is judged as at a login by password;
 * captchas are not asked for, because the device has asked its owner.
 */
export async function logInByPasskey(
  parts: PasskeyLoginParts,
  request: ServedRequest<LogIn>,
): Promise<CallResponse<LogIn>> {
  const { services, passkeys, history } = parts;
  const row = await passkeys.findByCredential(request.body.proof.id);
  const from = { site: request.site.id, device: deviceOf(request), way: 'passkey' } as const;
  return history.watch(row?.member_id, from, async () => {
    const member = row && (await services.members.find(row.member_id));
    if (row === undefined || member === undefined) throw passkeyRefused();
    refuseClosed(member);
    await prove(parts, request, member, row);
    await checkDevice(parts, member, request, request.body.deviceCode);
    return { ...(await enter(services, member, request)), name: member.name };
  });
}

/** @throws BusinessError unless the proof is right, or was right a moment ago and waits for the member's code */
async function prove(
  { challenges, passkeys }: PasskeyLoginParts,
  request: ServedRequest<LogIn>,
  member: Member,
  row: NonNullable<Awaited<ReturnType<Passkeys['findByCredential']>>>,
): Promise<void> {
  const { proof, deviceCode } = request.body;
  const proved = createHash('sha256').update(JSON.stringify(proof)).digest('hex');
  if (deviceCode !== undefined) {
    const before = await challenges.find('passkeyProved', proved);
    if (before !== undefined && !before.expired && before.subject === member.id) return;
  }
  const place = placeOf(request);
  const known = { credentialId: row.credential_id, publicKey: row.public_key, counter: row.counter };
  const owned =
    proof.userHandle === undefined || Buffer.from(proof.userHandle, 'base64url').toString() === member.id;
  if (row.host !== place.host || !owned) throw passkeyRefused();
  const counter = await checkProof(place, proof, known, async (challenge) => {
    const taken = await challenges.take('passkeyLogin', challenge);
    return taken !== undefined && !taken.expired;
  });
  if (counter === undefined || !(await passkeys.noteUse(row.id, counter))) throw passkeyRefused();
  await challenges.put({
    kind: 'passkeyProved',
    id: proved,
    subject: member.id,
    lifeMs: PENDING_LIFE_MS,
  });
}
