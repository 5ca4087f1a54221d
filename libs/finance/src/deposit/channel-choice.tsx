import { PATHS } from '@heptad/feature-module';
import { formatTime, shortAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { cx, FOCUS_RING, Icon, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { DepositChannel, DepositChannelCode } from '../payments/payment';
import { ChannelMark } from './channel-mark';

export interface ChannelChoiceProps {
  readonly channels: readonly DepositChannel[];
  readonly chosen: DepositChannelCode | undefined;
  readonly onChoose: (code: DepositChannelCode) => void;
}

/** The ways to pay in by group, each with its bounds; one that is closed says until when, or that it is under maintenance. */
export function ChannelChoice({ channels, chosen, onChoose }: ChannelChoiceProps) {
  const { t } = useTranslation('finance');
  const groups = [...new Set(channels.map(({ group }) => group))];
  return (
    <div role="group" aria-label={t('deposit.channel')} className="flex flex-col gap-3">
      {groups.map((group) => (
        <fieldset key={group}>
          <legend className="mb-2 text-sm text-muted">{t(`deposit.groups.${group}`)}</legend>
          <div className="grid grid-cols-2 gap-2">
            {channels
              .filter((channel) => channel.group === group)
              .map((channel) => (
                <ChannelButton
                  key={channel.code}
                  channel={channel}
                  chosen={channel.code === chosen}
                  onChoose={onChoose}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <ChatLink />
    </div>
  );
}

/** The way to say it instead: the chat with the deposit service. */
function ChatLink() {
  const { t } = useTranslation('finance');
  return (
    <div>
      <p className="mb-2 text-sm text-muted">{t('deposit.groups.chat')}</p>
      <NavigationLink
        href={PATHS.mineFinanceRechargeChat}
        className={cx(
          'flex min-h-[60px] items-center gap-2 rounded-m border border-line bg-raised px-3 py-2',
          FOCUS_RING,
        )}
      >
        <Icon name="customerService" className="size-6 text-accent" />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm text-text">{t('deposit.chat')}</span>
          <span className="block truncate text-xs text-muted">{t('deposit.chatHint')}</span>
        </span>
        <Icon name="forward" className="size-4 text-muted" />
      </NavigationLink>
    </div>
  );
}

function ChannelButton({
  channel: { code, open, opensAt, min, max },
  chosen,
  onChoose,
}: {
  readonly channel: DepositChannel;
  readonly chosen: boolean;
  readonly onChoose: (code: DepositChannelCode) => void;
}) {
  const { t } = useTranslation('finance');
  const currency = useCurrency();
  const closed =
    opensAt === undefined ? t('underMaintenance') : t('deposit.opensAt', { time: formatTime(opensAt) });
  return (
    <button
      type="button"
      disabled={!open}
      aria-pressed={chosen}
      onClick={() => onChoose(code)}
      className={cx(
        'flex min-h-[60px] min-w-0 items-center gap-2 rounded-m border border-line bg-raised px-3 py-2 text-left',
        'disabled:opacity-50 aria-pressed:border-accent aria-pressed:ring-1 aria-pressed:ring-accent',
        FOCUS_RING,
      )}
    >
      <ChannelMark code={code} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm text-text">{t(`deposit.channels.${code}`)}</span>
        <span className="block truncate text-xs text-muted tabular-nums">
          {open ? `${shortAmount(min, currency)} – ${shortAmount(max, currency)}` : closed}
        </span>
      </span>
    </button>
  );
}
