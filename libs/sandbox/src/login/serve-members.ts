import {
  BUSINESS_CODES,
  captcha as captchaCalls,
  forget,
  LOGIN_CODES,
  member as memberCalls,
  REQUEST_CODES,
  session,
} from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import type { ServedRequest } from '../server/serve';
import type { AreaServer } from '../server/area-server';
import { CENTRE_WALLET, memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import { createCaptcha } from './captcha';
import { createChallenges } from './challenges';
import { createVerificationCodes } from './codes';
import { logIn } from './login';
import type { LoginParts } from './login';
import { createLoginTries } from './login-tries';
import { signedIn } from '../members/member';
import { memberInfoOf } from '../members/member-info';
import { NameTaken } from '../members/members';
import { createPasswordReset } from './password-reset';
import { unreadNotices } from '../notices/notices';

/** Play money that a new member starts with, minor units. */
const WELCOME = 1_000_00n;

/** Puts the calls of login, registration, codes, captchas and the member on the server. */
export function serveMembers({ calls, services }: AreaServer): void {
  const challenges = createChallenges(services.storage, services.clock);
  const tries = createLoginTries(services.storage, services.clock);
  const captcha = createCaptcha(challenges, tries);
  const codes = createVerificationCodes(challenges, services.outbox, services.clock);
  const parts: LoginParts = { services, captcha, challenges, codes, tries };
  const reset = createPasswordReset(services, challenges, codes);

  calls.serveCall(session.login, (request) => logIn(parts, request));
  calls.serveCall(session.logout, async ({ token, member }) => {
    if (token !== undefined) await services.sessions.end(token);
    if (member !== undefined) await services.venueSessions.endAll(member.id);
    return {};
  });
  calls.serveCall(session.register, (request) => register(parts, request));
  calls.serveCall(memberCalls.info, ({ member, now }) => {
    const known = signedIn(member);
    return memberInfoOf(known, unreadNotices(known, now));
  });
  calls.serveCall(session.jwt, ({ member, token = '', site, now }) => {
    const claims = { memberId: signedIn(member).id, site: site.id, sessionId: services.sessions.idOf(token) };
    return { token: services.socketTokens.sign(claims, now) };
  });

  calls.serveRaw(captchaCalls.image, async ({ setHeader }) => {
    const { key, png } = await captcha.image();
    setHeader('x-code', key);
    setHeader('cache-control', 'no-store');
    return { contentType: 'image/png', body: png };
  });
  calls.serveRaw(captchaCalls.sound, async ({ setHeader }) => {
    const { key, wav } = await captcha.sound();
    setHeader('x-code', key);
    setHeader('cache-control', 'no-store');
    return { contentType: 'audio/wav', body: wav };
  });
  calls.serveCall(captchaCalls.imageCheck, async ({ body }) => {
    if (!(await captcha.checkImage(body.imageKey, body.imageCode))) {
      throw new BusinessError(LOGIN_CODES.imageCodeError, '图形验证码错误');
    }
    return {};
  });
  calls.serveCall(captchaCalls.sliderChallenge, () => captcha.slider());
  calls.serveCall(captchaCalls.sliderCheck, async ({ body, ip: address }) => {
    const { ticket, offset, elapsed: elapsedMs } = body;
    const sliderToken = await captcha.checkSlider({ ticket, offset, elapsedMs, address });
    if (sliderToken === undefined)
      throw new BusinessError(LOGIN_CODES.extremeCodeOnce, '滑块验证未通过，请重试');
    return { sliderToken };
  });

  for (const call of [captchaCalls.sendCodeOne, captchaCalls.sendCodeTwo])
    calls.serveCall(call, (request) => sendCode(parts, request));

  calls.serveCall(forget.phoneOne, async ({ body }) => ({
    ticket: await reset.begin({ name: body.name, to: body.phone, channel: 'phone' }),
  }));
  calls.serveCall(forget.emailOne, async ({ body }) => ({
    ticket: await reset.begin({ name: body.name, to: body.email, channel: 'email' }),
  }));
  for (const call of [forget.phoneTwo, forget.emailTwo]) {
    calls.serveCall(call, async ({ body }) => ({ ticket: await reset.confirm(body.ticket, body.code) }));
  }
  for (const call of [forget.phoneThree, forget.emailThree]) {
    calls.serveCall(call, async ({ body }) => {
      await reset.change(body.ticket, body.password);
      return {};
    });
  }
}

async function register(parts: LoginParts, { body, site }: ServedRequest<typeof session.register>) {
  const { services, captcha } = parts;
  if (body.imageKey !== undefined && !(await captcha.checkImage(body.imageKey, body.imageCode ?? ''))) {
    throw new BusinessError(LOGIN_CODES.imageCodeError, '图形验证码错误');
  }
  try {
    const { id } = await services.storage.transaction(async () => {
      const { name, password, inviteCode, agentCode, recommendCode } = body;
      const attribution = { inviteCode, agentCode, recommendCode };
      const member = await services.members.create({ name, password, attribution });
      await services.ledger.transfer({
        from: platformAccount('bonus'),
        to: memberAccount(member.id, CENTRE_WALLET),
        amount: WELCOME,
        reason: 'bonus',
        reference: 'welcome',
        memberId: member.id,
      });
      return member;
    });
    return { token: await services.sessions.open(id, site.id) };
  } catch (error) {
    if (error instanceof NameTaken) throw new BusinessError(BUSINESS_CODES.nameTaken, '该账号已被注册');
    throw error;
  }
}

/** Sends a code to the given address, to the signed-in member, or to whoever was just refused on this device. */
async function sendCode(
  { services, codes, challenges }: LoginParts,
  { body, member, uuid }: ServedRequest<typeof captchaCalls.sendCodeOne>,
) {
  const pending = await challenges.find('pendingLogin', uuid);
  const refused =
    pending === undefined || pending.expired ? undefined : await services.members.find(pending.subject);
  const own = member ?? refused;
  const to = body.target ?? (body.way === 'phone' ? own?.phone : own?.email);
  if (to === undefined || to === '')
    throw new BusinessError(REQUEST_CODES.invalidRequest, '没有可接收验证码的联系方式');
  return { retryAfter: await codes.send({ to, channel: body.way, purpose: body.purpose }) };
}
