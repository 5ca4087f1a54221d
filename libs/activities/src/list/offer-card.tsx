import { formatAmount, formatDate } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import { FOCUS_RING, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { PromotionArt } from '../art/promotion-art';
import { daysLeft } from '../promotions/promotion-rules';
import type { ActivitiesServices } from '../services';
import { isOver, type Offer } from './offer';
import { StateBadge } from './state-badge';

/** Height of a card: four lines in the brand's sizes; what stands for it while it is on its way is as high. */
export const CARD_HEIGHT = 'h-[calc(3*var(--text-base)+2.75*var(--text-sm)+44px)]';

/** An offer at a glance; the whole card leads to its page. */
export function OfferCard({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation('activities');
  const currency = useCurrency();
  const { clock, language } = useServices<ActivitiesServices>();
  const { href, title, summary, art, startsAt, endsAt, state, prizeTotal } = offer;
  const over = isOver(offer);
  const now = clock.now();
  return (
    <NavigationLink
      href={href}
      data-state={state}
      className={`flex w-full min-w-0 items-center gap-3 overflow-hidden rounded-l bg-raised p-[14px] text-left shadow-1 ${CARD_HEIGHT} ${FOCUS_RING}`}
    >
      <span className="flex min-w-0 flex-1 flex-col gap-1 self-stretch">
        <span className="flex min-w-0 items-center gap-2">
          <span className="min-w-0 truncate text-base font-semibold text-text">{title}</span>
          <span className="shrink-0">
            <StateBadge state={state} />
          </span>
        </span>
        <span className="line-clamp-2 text-sm leading-snug text-muted">{summary}</span>
        <span className="mt-auto flex min-w-0 items-baseline justify-between gap-2 text-xs text-muted tabular-nums">
          {over ? (
            <span className="truncate">
              {t('endedOn', { day: formatDate(endsAt - 1, language.current()) })}
            </span>
          ) : (
            <>
              {prizeTotal !== undefined && (
                <span className="shrink-0">
                  {t('prizeTotal')}{' '}
                  <span className="text-base font-semibold text-link">
                    {formatAmount(prizeTotal, currency)}
                  </span>
                </span>
              )}
              <span className="min-w-0 truncate">
                {now < startsAt
                  ? t('beginsOn', { day: formatDate(startsAt, language.current()) })
                  : t('daysLeft', { days: daysLeft(endsAt, now) })}
              </span>
            </>
          )}
        </span>
      </span>
      <PromotionArt name={art} className={`size-[72px] shrink-0 ${over ? 'opacity-50 grayscale' : ''}`} />
    </NavigationLink>
  );
}
