import { BUSINESS_CODES, secondaryPassword } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { BusinessError } from '@heptad/sandbox-venues';
import { signedIn } from '../members/member';
import { memberInfoOf } from '../members/member-info';
import type { AreaServer } from '../server/area-server';
import { createChallenges } from './challenges';
import { contactOf, createVerificationCodes, requireRight } from './codes';

const PURPOSE = 'secondaryPassword';
const NO_DATA = {};

/** Puts the member's secondary password on the server: set, changed, forgotten. */
export function serveSecondaryPassword({ calls, services }: AreaServer): void {
  const passwords = services.secondaryPasswords;
  const challenges = createChallenges(services.storage, services.clock);
  const codes = createVerificationCodes(challenges, services.outbox, services.clock);

  calls.serveCall(secondaryPassword.state, async ({ member }) => {
    const known = signedIn(member);
    const { set, left, lockedUntil } = await passwords.stateOf(known.id);
    const { phone, email } = memberInfoOf(known, 0);
    return {
      set: set ? (1 as const) : (0 as const),
      triesLeft: left,
      ...defined({ lockedUntil, phone, email }),
    };
  });

  calls.serveCall(
    secondaryPassword.create,
    async ({ body, member }) => {
      const { id } = signedIn(member);
      if ((await passwords.stateOf(id)).set)
        throw new BusinessError(BUSINESS_CODES.secondaryPasswordKnown, '资金密码已设置，请使用修改功能');
      await passwords.set(id, body.password);
      return NO_DATA;
    },
    { before: ({ body, member }) => passwords.requireLogin(signedIn(member).id, body.loginPassword) },
  );

  calls.serveCall(
    secondaryPassword.change,
    async ({ body, member }) => {
      await passwords.set(signedIn(member).id, body.password);
      return NO_DATA;
    },
    { before: ({ body, member }) => passwords.require(signedIn(member).id, body.current) },
  );

  calls.serveCall(
    secondaryPassword.reset,
    async ({ body, member }) => {
      await passwords.set(signedIn(member).id, body.password);
      return NO_DATA;
    },
    {
      async before({ body, member }) {
        const known = signedIn(member);
        // A code that is used up for nothing would have to be waited for again.
        if (await services.members.checkPassword(known.id, body.password))
          throw new BusinessError(BUSINESS_CODES.passwordsAlike, '登录密码与资金密码不能相同');
        requireRight(await codes.check(contactOf(known, body.way), PURPOSE, body.code));
      },
    },
  );
}
