import { formatAmount, formatDateTime } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import { Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { PromotionArt } from '../art/promotion-art';
import { StateBadge } from '../list/state-badge';
import type { PromotionDetail } from '../promotions/promotion';
import type { ActivitiesServices } from '../services';

/** What the promotion is, and from when to when. */
export function PromotionHead({ promotion }: { readonly promotion: PromotionDetail }) {
  const { t } = useTranslation('activities');
  const currency = useCurrency();
  const { language } = useServices<ActivitiesServices>();
  const { title, summary, art, state, startsAt, endsAt, claimableUntil, prizeTotal } = promotion;
  const time = (at: number) => formatDateTime(at, language.current());
  return (
    <Card as="section" aria-label={title} className="flex flex-col gap-3">
      <div className="flex min-w-0 items-center gap-4">
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
          <h2 className="text-xl font-semibold break-words text-text">{title}</h2>
          <p className="text-sm break-words text-muted">{summary}</p>
          <StateBadge state={state} />
        </div>
        <PromotionArt name={art} className="size-[96px] shrink-0" />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-3 text-sm tabular-nums">
        <dt className="text-muted">{t('prizeTotal')}</dt>
        <dd className="font-semibold text-link">{formatAmount(prizeTotal, currency)}</dd>
        <dt className="text-muted">{t('begins')}</dt>
        <dd>{time(startsAt)}</dd>
        <dt className="text-muted">{t('ends')}</dt>
        <dd>{time(endsAt)}</dd>
        <dt className="text-muted">{t('claimUntil')}</dt>
        <dd>{time(claimableUntil)}</dd>
      </dl>
    </Card>
  );
}
