import { Card, Icon, cx } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { chatActions, type ChatState } from '../line/chat-slice';
import { useRateChatMutation } from '../line/support-queries';
import { useWho } from '../line/use-who';

const STARS = [1, 2, 3, 4, 5] as const;

/** After the end: how it was, in one tap; nobody is asked twice. */
export function ChatEnd({ state }: { readonly state: ChatState }) {
  const { t } = useTranslation('support');
  const who = useWho();
  const dispatch = useDispatch();
  const [rate, { isLoading, data, isError }] = useRateChatMutation();
  if (data !== undefined)
    return (
      <p role="status" className="text-center text-sm text-muted">
        {t('rate.thanks')}
      </p>
    );
  if (!state.rateable) return null;
  const give = async (stars: number): Promise<void> => {
    await rate({ ...who, stars });
    dispatch(chatActions.poked());
  };
  return (
    <Card as="section" aria-label={t('rate.title')} className="flex flex-col items-center gap-2">
      <h2 className="text-base font-semibold">{t('rate.title')}</h2>
      <div className="flex gap-1">
        {STARS.map((stars) => (
          <button
            key={stars}
            type="button"
            disabled={isLoading}
            aria-label={t('rate.stars', { stars })}
            className={cx(
              'flex size-11 items-center justify-center rounded-m text-accent outline-focus focus-visible:outline-2',
            )}
            onClick={() => void give(stars)}
          >
            <Icon name="star" />
          </button>
        ))}
      </div>
      {isError && (
        <p role="alert" className="text-sm text-danger">
          {t('rate.failed')}
        </p>
      )}
    </Card>
  );
}
