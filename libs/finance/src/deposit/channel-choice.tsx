import { shortMoney } from '@heptad/formatting';
import { cx, FOCUS_RING, Icon, type IconName } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { DepositChannel, DepositChannelCode } from '../payments/payment';

const ICONS: Record<DepositChannelCode, IconName> = { bank: 'ticket', coin: 'globe', wallet: 'wallet' };

export interface ChannelChoiceProps {
  readonly channels: readonly DepositChannel[];
  readonly chosen: DepositChannelCode | undefined;
  readonly onChoose: (code: DepositChannelCode) => void;
}

/** The ways to pay in side by side, each with its bounds; one under maintenance says so. */
export function ChannelChoice({ channels, chosen, onChoose }: ChannelChoiceProps) {
  const { t } = useTranslation('finance');
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">{t('deposit.channel')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {channels.map(({ code, open, min, max }) => (
          <button
            key={code}
            type="button"
            disabled={!open}
            aria-pressed={code === chosen}
            onClick={() => onChoose(code)}
            className={cx(
              'flex min-h-[88px] min-w-0 flex-col items-center justify-center gap-1 rounded-m border border-line bg-raised px-1 py-2 text-center',
              'disabled:opacity-50 aria-pressed:border-accent aria-pressed:ring-1 aria-pressed:ring-accent',
              FOCUS_RING,
            )}
          >
            <Icon name={ICONS[code]} className="size-6 text-accent" />
            <span className="max-w-full truncate text-sm text-text">{t(`deposit.channels.${code}`)}</span>
            <span className="max-w-full truncate text-xs text-muted tabular-nums">
              {open ? `${shortMoney(min)} – ${shortMoney(max)}` : t('underMaintenance')}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
