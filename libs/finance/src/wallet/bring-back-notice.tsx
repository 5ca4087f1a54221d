import { compareMoney, ZERO } from '@heptad/formatting';
import { ProgressNotice } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { BringBack } from './use-bring-back';
import { useShownMoney } from './use-shown-money';

/** What has come back, and from where nothing came, by name; that can be tried again. */
export function BringBackNotice({
  bringBack: { outcome, from },
  currency,
}: {
  readonly bringBack: BringBack;
  readonly currency: string;
}) {
  const { t } = useTranslation('finance');
  const shown = useShownMoney(currency);
  if (outcome === undefined || outcome.open) return <ProgressNotice />;
  const { came, untold, failed, closed } = outcome;
  const named = (venues: typeof failed): string => venues.map(({ name }) => name).join(t('wallets.and'));
  const details = [
    ...(failed.length === 0 ? [] : [t('wallets.notBack', { venues: named(failed) })]),
    ...(closed.length === 0 ? [] : [t('wallets.closed', { venues: named(closed) })]),
  ];
  const nothing = compareMoney(came, ZERO) === 0 && !untold;
  const end = nothing ? 'nothing' : 'succeeded';
  const said = nothing ? 'wallets.nothingBack' : untold ? 'status.succeeded' : 'wallets.cameBack';
  return (
    <ProgressNotice
      status={failed.length > 0 ? 'failed' : end}
      text={t(nothing && failed.length > 0 ? 'wallets.nothingCame' : said, { amount: shown(came) })}
      {...(details.length > 0 && { detail: details.join(' ') })}
      steps={failed.length > 0 ? [{ label: t('wallets.retry'), onPress: () => from(failed) }] : []}
    />
  );
}
