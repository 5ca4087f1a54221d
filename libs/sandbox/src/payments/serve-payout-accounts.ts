import { payout } from '@heptad/contracts';
import { defined, hideName } from '@heptad/formatting';
import { localeOfHeader } from '@heptad/sandbox-venues';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { platformText } from '../words/platform-words';
import { BANKS } from './banks';
import { holderOf } from './holders';
import {
  COOLING_MS,
  MOST_OF_KIND,
  accountOf,
  accountsOf,
  addAccount,
  makeDefault,
  removeAccount,
  renameAccount,
} from './payout-accounts';

const MINUTE = 60_000;

/** Puts the accounts that money is paid out to on the server. */
export function servePayoutAccounts({ calls, services }: AreaServer): void {
  const localeOf = (headers: Readonly<Record<string, string>>) => localeOfHeader(headers['accept-language']);

  calls.serveCall(payout.accounts, async ({ member, headers }) => {
    const { id } = signedIn(member);
    const holder = await holderOf(services, id);
    return {
      accounts: (await accountsOf(services, id)).map((row) => accountOf(row, localeOf(headers))),
      kinds: [...MOST_OF_KIND],
      coolingMinutes: COOLING_MS / MINUTE,
      ...defined({ holder: holder && hideName(holder.name) }),
    };
  });

  calls.serveCall(payout.banks, ({ headers }) => ({
    banks: BANKS.map(({ code, name, bins }) => ({
      code,
      name: platformText(name, localeOf(headers)),
      bins: [...bins],
    })),
  }));

  calls.serveCall(payout.add, async ({ body, member, headers }) => ({
    account: accountOf(await addAccount(services, signedIn(member).id, body), localeOf(headers)),
  }));

  calls.serveCall(payout.rename, async ({ body, member, headers }) => ({
    account: accountOf(await renameAccount(services, signedIn(member).id, body), localeOf(headers)),
  }));

  calls.serveCall(payout.makeDefault, async ({ body, member, headers }) => ({
    account: accountOf(await makeDefault(services, signedIn(member).id, body.id), localeOf(headers)),
  }));

  calls.serveCall(
    payout.remove,
    async ({ body, member }) => {
      await removeAccount(services, signedIn(member).id, body.id);
      return { removed: body.id };
    },
    {
      before: ({ body, member }) => services.secondaryPasswords.require(signedIn(member).id, body.password),
    },
  );
}
