import { BottomSheet, Button, EmptyState, ErrorState, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useChatCardsQuery, type Card } from '../line/support-queries';
import { ShownCard } from './shown-card';

interface CardPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onPick: (card: Card) => void;
}

/** A member's newest bets and orders; the one that is picked is sent. */
export function CardPicker({ open, onClose, onPick }: CardPickerProps) {
  const { t } = useTranslation('support');
  const { data, isError, isFetching, refetch } = useChatCardsQuery(undefined, { skip: !open });
  return (
    <BottomSheet
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted) onClose();
      }}
      title={t('card.pick')}
      closeLabel={t('close')}
    >
      {isError && (
        <ErrorState
          title={t('card.failed')}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && <Skeleton className="h-[72px] rounded-m" />}
      {data?.length === 0 && (
        <EmptyState title={t('card.none')} action={<Button onClick={onClose}>{t('close')}</Button>} />
      )}
      <ul className="flex flex-col gap-2">
        {data?.map((card) => (
          <li key={`${card.card}${card.id}`}>
            <button
              type="button"
              className="min-h-11 w-full rounded-m bg-sunken px-4 py-3 outline-focus focus-visible:outline-2"
              onClick={() => onPick(card)}
            >
              <ShownCard card={card} />
            </button>
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
