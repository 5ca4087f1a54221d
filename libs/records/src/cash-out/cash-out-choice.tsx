import { formatAmount, shortAmount, subtractMoney } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { SegmentedControl, Skeleton } from '@heptad/ui-kit';
import type { CashOutOffer } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { signedAmount } from '../bet-card/signed-amount';
import type { CashOutAttempt } from './cash-out-write';
import { partOf, partsOf, type Share } from './parts';

function Row({
  name,
  value,
  tone,
}: {
  readonly name: string;
  readonly value: string;
  readonly tone?: string;
}) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-muted">{name}</dt>
      <dd className={`numeric shrink-0 ${tone ?? 'text-text'}`}>{value}</dd>
    </div>
  );
}

export interface CashOutChoiceProps {
  readonly offer: CashOutOffer | undefined;
  readonly share: Share;
  readonly onShare: (share: Share) => void;
  /** The attempt before, where it was worth less by then than was seen. */
  readonly changed: CashOutAttempt | undefined;
  /** A consent is on its way: nothing can be chosen. */
  readonly locked: boolean;
}

/** How much of the bet is given up, and what comes of it to the cent. */
export function CashOutChoice({ offer, share, onShare, changed, locked }: CashOutChoiceProps) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  if (offer === undefined)
    return (
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton className="h-[60px] rounded-m" />
        <Skeleton className="h-[124px] rounded-m" />
      </div>
    );
  if (offer.state !== 'open')
    return (
      <p role="status" className="py-6 text-center text-sm text-muted">
        {t(`cashOut.${offer.state}Why`)}
      </p>
    );
  const part = partOf(offer, share);
  const gain = signedAmount(subtractMoney(part.value, part.stake), currency);
  return (
    <div className="flex flex-col gap-4">
      {changed !== undefined && (
        <p role="alert" className="rounded-m bg-sunken p-3 text-sm text-warning">
          {t('cashOut.changed', {
            seen: formatAmount(changed.order.seen, currency),
            now: formatAmount(part.value, currency),
          })}
        </p>
      )}
      <SegmentedControl
        label={t('cashOut.share')}
        disabled={locked}
        segments={partsOf(offer).map((each) => ({
          value: each.share,
          disabled: !each.allowed,
          label: (
            <span className="flex flex-col items-center py-1 leading-tight">
              <span>{each.share === '100' ? t('cashOut.all') : `${each.share}%`}</span>
              <span className="numeric text-xs [overflow-wrap:anywhere] whitespace-normal text-muted">
                {shortAmount(each.stake, currency)}
              </span>
            </span>
          ),
        }))}
        value={share}
        onValueChange={onShare}
      />
      <dl className="flex flex-col gap-2 text-sm">
        <Row name={t('cashOut.stake')} value={formatAmount(part.stake, currency)} />
        <Row
          name={t('cashOut.value')}
          value={formatAmount(part.value, currency)}
          tone="text-lg font-semibold text-text"
        />
        <Row name={t('cashOut.gain')} value={gain.text} tone={gain.tone} />
        <Row name={t('cashOut.rest')} value={formatAmount(part.rest, currency)} />
      </dl>
      <p className="text-xs text-muted">{t(part.allowed ? 'cashOut.note' : 'cashOut.tooSmall')}</p>
    </div>
  );
}
