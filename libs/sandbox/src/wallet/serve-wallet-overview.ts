import { BUSINESS_CODES, walletOverview } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import { BusinessError } from '@heptad/sandbox-venues';
import { signedIn } from '../members/member';
import { settingsOf } from '../protection/settings';
import type { AreaServer } from '../server/area-server';
import { autoTransferOf, chooseAutoTransfer, type AutoTransferChoice } from './auto-transfer';
import { dailyClosings } from './daily-closings';
import { lockedMoney } from './locked-money';
import { walletOfCode } from './transfers';
import { walletFiguresOf } from './wallet-state';

/** What the wire calls the centre wallet. */
const CENTRE_ON_WIRE = 'center';

/** Puts what the wallet page shows besides the balances on the server: one wallet, locked money, the trend, automatic transfer. */
export function serveWalletOverview({ calls, services }: AreaServer): void {
  const { storage, clock } = services;

  calls.serveCall(walletOverview.one, async ({ body: { channelCode }, member }) => {
    const { center, venues } = await walletFiguresOf(services, signedIn(member));
    if (channelCode === CENTRE_ON_WIRE) return { channelCode, balance: center, status: 1 as const };
    const wallet = walletOfCode(channelCode);
    const found = venues.find((each) => each.channelCode === wallet);
    if (found === undefined) throw new BusinessError(BUSINESS_CODES.venueUnavailable, '场馆不存在');
    return found;
  });

  calls.serveCall(walletOverview.locked, ({ member }) => lockedMoney(services, signedIn(member).id));

  calls.serveCall(walletOverview.trend, async ({ member }) => {
    const known = signedIn(member);
    const { time_zone: timeZone } = await settingsOf(storage, known.id);
    const closings = await dailyClosings(services, known, timeZone);
    return {
      timeZone,
      days: closings.map(({ day, closing }) => ({ day, closing: fromMinorUnits(closing) })),
    };
  });

  calls.serveCall(walletOverview.autoTransfer, async ({ member }) =>
    toChoice(await autoTransferOf(storage, signedIn(member).id)),
  );

  calls.serveCall(walletOverview.setAutoTransfer, async ({ body, member }) => {
    const { id } = signedIn(member);
    await chooseAutoTransfer(storage, id, body.enabled === 1, clock.now());
    return toChoice(await autoTransferOf(storage, id));
  });
}

const toChoice = ({ enabled, chosenAt }: AutoTransferChoice) => ({
  enabled: enabled ? (1 as const) : (0 as const),
  ...defined({ chosenAt }),
});
