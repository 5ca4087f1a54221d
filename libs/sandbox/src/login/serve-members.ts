import {
  BUSINESS_CODES,
  captcha as captchaCalls,
  forget,
  LOGIN_CODES,
  member as memberCalls,
  session,
} from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import type { ServedRequest } from '../server/serve';
import type { AreaServer } from '../server/area-server';
import { CENTRE_WALLET, memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import { deviceOf } from '../devices/device-of';
import { createLoginHistory } from '../devices/login-history';
import { attribute } from '../agents/attribution';
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
import { sendCode } from './send-code';
import { welcomeMail } from './welcome-mail';

/** Play money that a new member starts with, minor units. */
const WELCOME = 1_000_00n;

/** Puts the calls of login, registration, codes, captchas and the member on the server. */
export function serveMembers({ calls, services }: AreaServer): void {
  const challenges = createChallenges(services.storage, services.clock);
  const tries = createLoginTries(services.storage, services.clock);
  const captcha = createCaptcha(challenges, tries);
  const codes = createVerificationCodes(challenges, services.outbox, services.clock);
  const history = createLoginHistory(services.storage, services.clock);
  const parts: LoginParts = { services, captcha, challenges, codes, tries, history };
  const reset = createPasswordReset(services, challenges, codes);

  calls.serveCall(session.login, (request) => logIn(parts, request));
  calls.serveCall(session.logout, async ({ token, member }) => {
    if (token !== undefined) await services.sessions.end(token);
    if (member !== undefined) await services.venueSessions.endAll(member.id);
    return {};
  });
  calls.serveCall(session.register, (request) => register(parts, request));
  calls.serveCall(memberCalls.info, async ({ member }) => {
    const known = signedIn(member);
    return memberInfoOf(known, await services.mails.unreadOf(known.id));
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

async function register(parts: LoginParts, request: ServedRequest<typeof session.register>) {
  const { services, captcha, history } = parts;
  const { body, site, uuid } = request;
  if (body.imageKey !== undefined && !(await captcha.checkImage(body.imageKey, body.imageCode ?? ''))) {
    throw new BusinessError(LOGIN_CODES.imageCodeError, '图形验证码错误');
  }
  try {
    const { id } = await services.storage.transaction(async () => {
      const { name, password, inviteCode, agentCode, recommendCode } = body;
      const attribution = { inviteCode, agentCode, recommendCode };
      const member = await services.members.create({ name, password, attribution });
      await attribute(services.storage, member, uuid);
      await services.ledger.transfer({
        from: platformAccount('bonus'),
        to: memberAccount(member.id, CENTRE_WALLET),
        amount: WELCOME,
        reason: 'bonus',
        reference: 'welcome',
        memberId: member.id,
      });
      await services.mails.send(member.id, welcomeMail(site.title));
      return member;
    });
    const device = deviceOf(request);
    await history.note(id, { site: site.id, device, way: 'registration' }, undefined);
    return { token: await services.sessions.open(id, site.id, device) };
  } catch (error) {
    if (error instanceof NameTaken) throw new BusinessError(BUSINESS_CODES.nameTaken, '该账号已被注册');
    throw error;
  }
}
