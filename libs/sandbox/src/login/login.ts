import { type CallResponse, LOGIN_CODES, type session } from '@heptad/contracts';
import { maskPhone } from '@heptad/formatting';
import { BusinessError } from '@heptad/sandbox-venues';
import { deviceOf } from '../devices/device-of';
import type { LoginHistory } from '../devices/login-history';
import type { ServedRequest } from '../server/serve';
import type { SandboxServices } from '../server/services';
import type { Captcha } from './captcha';
import type { Challenges } from './challenges';
import type { VerificationCodes } from './codes';
import type { CountedTry, LoginTries } from './login-tries';
import type { Member, MemberState } from '../members/member';
import { maskEmail } from '../members/member-info';

export interface LoginParts {
  readonly services: SandboxServices;
  readonly captcha: Captcha;
  readonly challenges: Challenges;
  readonly codes: VerificationCodes;
  readonly tries: LoginTries;
  readonly history: LoginHistory;
}

type LoginBody = ServedRequest<typeof session.login>['body'];

const CAPTCHA_AFTER = 3;
/** How long a login may wait for its code, sandbox ms. */
export const PENDING_LIFE_MS = 10 * 60_000;
/** What a new member's first login shows: the friend popup (SESSION-003). */
const FRIEND_POPUP = 99999;

/** States whose login needs a code from the member's own phone or e-mail before the device is trusted (OPEN-024). */
const CONFIRMATIONS: Partial<Record<MemberState, readonly [code: number, message: string]>> = {
  unusualIp: [LOGIN_CODES.ipUnusual, '登录地址异常，请验证身份'],
  unusualDevice: [LOGIN_CODES.deviceUnusual, '登录设备异常，请验证身份'],
  unusualIpAndDevice: [LOGIN_CODES.ipAndDeviceUnusual, '登录地址与设备异常，请验证身份'],
  dormant: [LOGIN_CODES.longTimeError, '您已长时间未登录，请验证身份'],
  risk: [LOGIN_CODES.loginRisk, '本次登录存在风险，请验证身份'],
  deviceAuthorisation: [LOGIN_CODES.deviceAuth, '新设备登录需要授权'],
  deviceCode: [LOGIN_CODES.deviceAuthCode, '请输入设备授权码'],
  deviceExpired: [LOGIN_CODES.deviceAuthExpired, '设备授权已过期，请重新授权'],
};

/** States that no answer helps against. */
const CLOSED: Partial<Record<MemberState, readonly [code: number, message: string]>> = {
  locked: [LOGIN_CODES.loginLimit, '账号登录受限，请联系{{customerService}}'],
  deviceLocked: [LOGIN_CODES.deviceAuthLock, '设备授权已锁定，请联系{{customerService}}'],
  deviceExcessive: [LOGIN_CODES.deviceAuthExcessive, '设备授权次数过多，请稍后再试'],
};

/** What a login is answered with, by whichever way it was proved. */
export type Entered = CallResponse<typeof session.login>;

/** Logs in by name and password (CALL-001), and notes in the member's history how it ended. */
export async function logIn(
  parts: LoginParts,
  request: ServedRequest<typeof session.login>,
): Promise<Entered> {
  const member = await parts.services.members.findByLogin(request.body.name);
  const from = { site: request.site.id, device: deviceOf(request), way: 'password' } as const;
  return parts.history.watch(member?.id, from, () => judge(parts, request, member));
}

/**
 * Judges a login (ERR-014…ERR-029): closed accounts, captchas, password, then the device. What a refusal leaves
 * behind (counted tries, the pending login a code may be sent for) is kept. A try is counted before its password is looked at,
 * for a name that nobody has as well, so that the answers do not tell whose names there are.
 */
async function judge(
  parts: LoginParts,
  request: ServedRequest<typeof session.login>,
  member: Member | undefined,
): Promise<Entered> {
  const { services } = parts;
  const { body, uuid, ip } = request;
  if (member !== undefined) refuseClosed(member);
  const counted = await parts.tries.count(member?.id ?? body.name.trim().toLowerCase(), ip);
  if (counted.locked) throw new BusinessError(LOGIN_CODES.loginLimit, '密码错误次数过多，登录受限');
  try {
    if (!(await hasProvedHuman(parts, member, uuid, body))) await checkHuman(parts, member, counted, body);
  } catch (error) {
    await counted.takeBack();
    throw error;
  }
  if (member === undefined || !(await services.members.checkPassword(member.id, body.password)))
    throw new BusinessError(LOGIN_CODES.nameError, '用户名或密码错误');
  await counted.takeBack();
  await checkDevice(parts, member, request, body.deviceCode);
  await counted.succeed();
  return enter(services, member, request);
}

/** Opens the session of a member who has passed every check. */
export async function enter(
  services: SandboxServices,
  member: Member,
  request: Pick<ServedRequest, 'site' | 'headers' | 'ip'>,
): Promise<Entered> {
  const first = member.lastLoginAt === undefined;
  await services.members.noteLogin(member.id);
  const token = await services.sessions.open(member.id, request.site.id, deviceOf(request));
  return { token, registerInvitationActivityPopType: first ? FRIEND_POPUP : 0 };
}

/** Refuses a member whose account is closed to every way in. @throws BusinessError */
export function refuseClosed(member: Member): void {
  const closed = CLOSED[member.state];
  if (closed !== undefined) throw new BusinessError(...closed);
}

/** Who is about to hand in a code came through password and captcha a moment ago: another captcha would prove nothing. */
async function hasProvedHuman(
  { challenges }: LoginParts,
  member: Member | undefined,
  uuid: string,
  body: LoginBody,
): Promise<boolean> {
  if (!body.deviceCode || member === undefined) return false;
  const pending = await challenges.find('pendingLogin', uuid);
  return pending !== undefined && !pending.expired && pending.subject === member.id;
}

async function checkHuman(
  { captcha }: LoginParts,
  member: Member | undefined,
  { before }: CountedTry,
  body: LoginBody,
): Promise<void> {
  if (member?.state === 'captcha' || before >= CAPTCHA_AFTER) {
    if (!body.imageCode || !body.imageKey)
      throw new BusinessError(LOGIN_CODES.imageCodeOnce, '请输入图形验证码');
    return checkImage(captcha, body);
  }
  if (member?.state !== 'slider') return;
  // Who cannot use the slider may read a picture instead.
  if (body.imageCode && body.imageKey) return checkImage(captcha, body);
  if (!(await captcha.spendSliderToken(body.sliderToken ?? ''))) {
    throw new BusinessError(LOGIN_CODES.extremeCodeOnce, '请完成滑块验证');
  }
}

async function checkImage(captcha: Captcha, { imageKey = '', imageCode = '' }: LoginBody): Promise<void> {
  if (!(await captcha.checkImage(imageKey, imageCode)))
    throw new BusinessError(LOGIN_CODES.imageCodeError, '图形验证码错误');
}

/**
 * Lets a member go on whose state asks for no code, or who brings the right one, or whose device is trusted.
 * @throws BusinessError that asks for a code, or says what is wrong with it
 */
export async function checkDevice(
  parts: Pick<LoginParts, 'services' | 'challenges' | 'codes'>,
  member: Member,
  request: Pick<ServedRequest, 'uuid' | 'headers' | 'ip'>,
  deviceCode: string | undefined,
): Promise<void> {
  const { services, challenges, codes } = parts;
  const { uuid } = request;
  const confirmation = CONFIRMATIONS[member.state];
  if (confirmation === undefined || (await services.members.trusts(member.id, uuid))) return;
  const contact = { phone: maskPhone(member.phone, { middle: true }), email: maskEmail(member.email) };
  await challenges.put({ kind: 'pendingLogin', id: uuid, subject: member.id, lifeMs: PENDING_LIFE_MS });
  if (!deviceCode) throw new BusinessError(...confirmation, contact);
  const result = await checkSentCode(codes, member, deviceCode);
  if (result === 'wrong') throw new BusinessError(LOGIN_CODES.deviceAuthCode, '授权码错误', contact);
  if (result === 'expired')
    throw new BusinessError(LOGIN_CODES.deviceAuthExpired, '授权码已过期，请重新获取', contact);
  if (result === 'excessive')
    throw new BusinessError(LOGIN_CODES.deviceAuthExcessive, '授权码错误次数过多，请稍后再试');
  await services.members.trust(member.id, uuid, deviceOf(request));
  await challenges.remove('pendingLogin', uuid);
}

/** The code may have gone to phone or e-mail, for the login or for the device: the one that was sent counts. */
async function checkSentCode(codes: VerificationCodes, member: Member, code: string) {
  let result: Awaited<ReturnType<VerificationCodes['check']>> = 'expired';
  for (const to of [member.phone, member.email]) {
    for (const purpose of ['login', 'device']) {
      const checked = await codes.check(to, purpose, code);
      if (checked === 'right') return checked;
      if (checked !== 'expired') result = checked;
    }
  }
  return result;
}
