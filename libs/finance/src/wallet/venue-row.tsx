import { compareMoney, ZERO } from '@heptad/formatting';
import { statementPath } from '@heptad/feature-module';
import { isWriteOpen, useWriteSteps, writeNotice } from '@heptad/idempotent-write';
import { Button, cx, FOCUS_RING_INSIDE, Icon, IconButton, NavigationLink } from '@heptad/ui-kit';
import type { WalletBalance } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { WriteNotice } from '../payments/write-notice';
import { transferPath } from '../transfer/transfer-path';
import { transferWrite, type WithTransfer } from '../transfer/transfer-write';
import { useShownMoney } from './use-shown-money';
import { useReadOneWalletMutation } from './wallet-queries';

export interface VenueRowProps {
  readonly venue: WalletBalance;
  readonly currency: string;
  readonly onBringBack: () => void;
}

const TEXTS = { stages: 'status', steps: 'step' } as const;
const LINE = 'flex min-h-[52px] min-w-0 flex-1 items-center gap-3 py-2 pl-4';

/** One venue's wallet: what is in it, a transfer, its statement, a look at it alone, and bringing it back. */
export function VenueRow({ venue, currency, onBringBack }: VenueRowProps) {
  const { t } = useTranslation('finance');
  const { channel, name, balance, available } = venue;
  const shown = useShownMoney(currency);
  const [readOne, { isLoading, isError }] = useReadOneWalletMutation();
  const content = (
    <>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="line-clamp-2 text-base break-words text-text">{name}</span>
        {!available && <span className="text-sm text-warning">{t('underMaintenance')}</span>}
      </span>
      <span className="text-right text-base [overflow-wrap:anywhere] text-text tabular-nums">
        {shown(balance)}
      </span>
    </>
  );
  return (
    <li>
      <div className="flex items-center pr-1">
        {available ? (
          <NavigationLink href={transferPath({ channel })} className={cx(LINE, FOCUS_RING_INSIDE)}>
            {content}
          </NavigationLink>
        ) : (
          // A link that leads nowhere now, and still says that it is one.
          <a role="link" aria-disabled="true" className={cx(LINE, 'cursor-not-allowed')}>
            {content}
          </a>
        )}
        <NavigationLink
          href={statementPath(channel)}
          aria-label={t('wallets.statementOf', { venue: name })}
          className={cx(
            'ml-1 inline-flex size-[44px] shrink-0 items-center justify-center rounded-pill text-muted',
            FOCUS_RING_INSIDE,
          )}
        >
          <Icon name="records" className="size-5" />
        </NavigationLink>
        <IconButton
          icon="refresh"
          label={t('wallets.refreshOne', { venue: name })}
          aria-busy={isLoading}
          className="text-muted!"
          onClick={() => {
            if (!isLoading) void readOne(channel);
          }}
        />
      </div>
      {isError && (
        <p role="alert" className="px-4 pb-2 text-sm text-danger">
          {t('wallets.notRead')}
        </p>
      )}
      <BringBackLine venue={venue} onBringBack={onBringBack} />
    </li>
  );
}

/** Bringing one venue's money back, where there is some, and where that stands. */
function BringBackLine({
  venue: { channel, name, balance, available },
  onBringBack,
}: Pick<VenueRowProps, 'venue' | 'onBringBack'>) {
  const { t } = useTranslation('finance');
  const progress = useSelector((state: WithTransfer) => transferWrite.select(state, channel));
  const steps = useWriteSteps(transferWrite, progress);
  const open = isWriteOpen(progress);
  return (
    <>
      {(open || (available && compareMoney(balance, ZERO) > 0)) && (
        <div className="flex items-center justify-end gap-3 px-4 pb-3">
          {open && (
            <span role="status" className="min-w-0 text-sm text-muted">
              {t('wallets.onItsWay')}
            </span>
          )}
          <Button
            size="s"
            variant="secondary"
            busy={open}
            aria-label={t('wallets.bringBackFrom', { venue: name })}
            onClick={onBringBack}
          >
            {t('wallets.bringBack')}
          </Button>
        </div>
      )}
      {progress.status === 'failed' && (
        <p className="-mt-1 px-4 pb-3 text-right text-sm text-danger">
          {writeNotice(progress, t, TEXTS, []).detail ?? t('status.failed')}
        </p>
      )}
      {progress.status === 'undecided' && (
        <div className="px-4 pb-3">
          <WriteNotice progress={progress} texts={TEXTS.stages} steps={steps} />
        </div>
      )}
    </>
  );
}
