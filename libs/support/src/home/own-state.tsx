import { PATHS } from '@heptad/feature-module';
import { cx, FOCUS_RING, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { CARD_PATHS, ShownCard } from '../chat/shown-card';
import { FeedbackRow } from '../feedback/feedback-row';
import { useChatCardsQuery, useFeedbacksInfiniteQuery } from '../line/support-queries';

const SHOWN = 3;

/** Where the member's newest orders and feedback stand, so that nobody has to ask for it; nothing where there are none. */
export function OwnState() {
  const { t } = useTranslation('support');
  const cards = useChatCardsQuery();
  const feedbacks = useFeedbacksInfiniteQuery();
  const orders = (cards.data ?? []).filter(({ card }) => card !== 'bet').slice(0, SHOWN);
  const told = (feedbacks.data?.pages[0]?.items ?? []).slice(0, SHOWN);
  return (
    <>
      {orders.length > 0 && (
        <section aria-label={t('home.orders')} className="flex flex-col gap-3">
          <h2 className="px-1 text-base font-semibold">{t('home.orders')}</h2>
          <ul className="flex flex-col gap-2">
            {orders.map((card) => (
              <li key={card.id}>
                <NavigationLink
                  href={CARD_PATHS[card.card]}
                  className={cx('block rounded-m bg-raised px-4 py-3 shadow-1', FOCUS_RING)}
                >
                  <ShownCard card={card} />
                </NavigationLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {told.length > 0 && (
        <section aria-label={t('feedback.own')} className="flex flex-col gap-3">
          <div className="flex items-center justify-between px-1">
            <h2 className="text-base font-semibold">{t('feedback.own')}</h2>
            <NavigationLink
              href={PATHS.mineFeedbackList}
              className={cx('flex min-h-11 items-center rounded-s px-2 text-sm text-link', FOCUS_RING)}
            >
              {t('feedback.all')}
            </NavigationLink>
          </div>
          <ul className="flex flex-col gap-2">
            {told.map((entry) => (
              <FeedbackRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
