import { BUSINESS_CODES, loginPassword } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { BusinessError } from '@heptad/sandbox-venues';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { PASSWORD_CHANGED } from './password-mail';

/**
 * Puts the change of the login password on the server. A changed password ends every other session and forgets the member's other
 * devices: whoever knew the old one is out, and has to prove themself anew. This session and this device stay.
 */
export function serveLoginPassword({ calls, services }: AreaServer): void {
  const { mails, members, secondaryPasswords, sessions, venueSessions } = services;

  /** Of two pages that change the same password the later one is refused. Throws the BusinessError. */
  async function requireVersion(memberId: string, version: string): Promise<void> {
    if ((await members.passwordVersion(memberId)) !== version)
      throw new BusinessError(BUSINESS_CODES.passwordOutdated, '密码已在其他页面修改，请刷新后重试');
  }

  calls.serveCall(loginPassword.state, async ({ member }) => {
    const { id } = signedIn(member);
    const { left, lockedUntil } = await secondaryPasswords.loginTriesLeft(id);
    return { version: await members.passwordVersion(id), triesLeft: left, ...defined({ lockedUntil }) };
  });

  calls.serveCall(loginPassword.verify, async ({ body: { way, password }, member }) => {
    const { id } = signedIn(member);
    await (way === 'login'
      ? secondaryPasswords.requireLogin(id, password)
      : secondaryPasswords.require(id, password));
    return {};
  });

  calls.serveCall(
    loginPassword.change,
    async ({ body, member, token, uuid }) => {
      const { id } = signedIn(member);
      // Between the checks and this transaction another page may have been faster.
      await requireVersion(id, body.version);
      await members.setPassword(id, body.password);
      await members.distrustOthers(id, uuid);
      await venueSessions.endAll(id);
      const ended = await sessions.endOthers(id, token);
      await mails.send(id, PASSWORD_CHANGED);
      const named = (text: string): string | undefined => (text === '' ? undefined : text);
      return {
        ended: ended.map(({ openedAt, browser, system }) => ({
          startedAt: openedAt,
          ...defined({ browser: named(browser), system: named(system) }),
        })),
      };
    },
    {
      async before({ body, member }) {
        const { id } = signedIn(member);
        await requireVersion(id, body.version);
        await secondaryPasswords.requireLogin(id, body.current);
        if (body.password === body.current)
          throw new BusinessError(BUSINESS_CODES.passwordUnchanged, '新密码不能与当前密码相同');
        if (await secondaryPasswords.isSame(id, body.password))
          throw new BusinessError(BUSINESS_CODES.passwordsAlike, '登录密码与资金密码不能相同');
      },
    },
  );
}
