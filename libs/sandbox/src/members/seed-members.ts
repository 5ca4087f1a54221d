import { createHash } from 'node:crypto';
import { CENTRE_WALLET, memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import type { Ledger, Storage } from '@heptad/sandbox-ledger';
import { DEMO_MEMBERS, DEMO_PASSWORD } from './demo-members';
import type { Members } from './members';
import { DEMO_PASSWORD_COST } from './password';

/** Puts the demo members and their money into a new database; leaves one that has members as it is. */
export async function seedMembers(storage: Storage, members: Members, ledger: Ledger): Promise<void> {
  if ((await members.list()).length > 0) return;
  const password = createHash('md5').update(DEMO_PASSWORD).digest('hex');
  await storage.transaction(async () => {
    for (const [index, demo] of DEMO_MEMBERS.entries()) {
      const digits = String(index + 1).padStart(2, '0');
      const { id } = await members.create({
        name: demo.name,
        password,
        passwordCost: DEMO_PASSWORD_COST,
        grade: demo.grade,
        state: demo.state,
        realName: `演示会员${digits}`,
        phone: `138001380${digits}`,
        email: `${demo.name}@example.test`,
      });
      const wallets = { [CENTRE_WALLET]: demo.centre, ...demo.venues };
      for (const [wallet, amount] of Object.entries(wallets)) {
        if (amount === 0n) continue;
        await ledger.transfer({
          from: platformAccount('deposits'),
          to: memberAccount(id, wallet),
          amount,
          reason: 'topUp',
          reference: 'seed',
          memberId: id,
        });
      }
    }
  });
}
