import { formatAmount } from '@heptad/formatting';
import type { WalletBalance } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';

export interface VenueChoiceProps {
  readonly channels: readonly WalletBalance[];
  readonly currency: string;
  readonly chosen: string | undefined;
  readonly onChoose: (channel: string) => void;
  /** Whether a venue is lacking for what was tried. */
  readonly lacking: boolean;
}

/** The venues with what the member has there; one under maintenance says so. */
export function VenueChoice({ channels, currency, chosen, onChoose, lacking }: VenueChoiceProps) {
  const { t } = useTranslation('finance');
  return (
    <div>
      <fieldset>
        <legend className="mb-2 text-sm text-muted">{t('chooseVenue')}</legend>
        <div className="grid grid-cols-2 gap-3">
          {channels.map(({ channel, name, balance, available }) => (
            <button
              key={channel}
              type="button"
              disabled={!available}
              aria-pressed={channel === chosen}
              onClick={() => onChoose(channel)}
              className="flex min-h-[60px] min-w-0 flex-col justify-center rounded-m border border-line bg-raised px-3 text-left focus-visible:outline-2 focus-visible:outline-focus disabled:opacity-50 aria-pressed:border-accent aria-pressed:ring-1 aria-pressed:ring-accent"
            >
              <span className="truncate text-sm text-text">{name}</span>
              <span className="truncate text-xs text-muted tabular-nums">
                {available ? formatAmount(balance, currency) : t('underMaintenance')}
              </span>
            </button>
          ))}
        </div>
      </fieldset>
      {lacking && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {t('problem.noVenue')}
        </p>
      )}
    </div>
  );
}
