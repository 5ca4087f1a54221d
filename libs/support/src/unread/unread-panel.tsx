import { useBrand, useGuardedCommand, type Locale, type MessageLoaders } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Badge, FOCUS_RING, Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { WithChatLine } from '../line/chat-slice';
import { useChatHomeQuery } from '../line/support-queries';
import { useWho } from '../line/use-who';

/** How often a guest's page asks, who has no socket, ms. */
const GUEST_STEP_MS = 30_000;

/** Says on every page that the people of customer service have written (ROUTE-111); nothing where all is read. */
export default function UnreadPanel() {
  const { t, i18n } = useTranslation('support');
  const { config } = useBrand();
  const isMember = useIsMember();
  const who = useWho();
  const { send, isLost } = useGuardedCommand();
  // It stands beside the pages and knows no address; the line has a state while the chat is open.
  const inChat = useSelector(({ chatLine }: Partial<WithChatLine>) => chatLine?.state !== undefined);
  const skip = inChat || (!isMember && who.guest === undefined);
  const { data } = useChatHomeQuery(who, {
    skip,
    pollingInterval: isMember ? 0 : GUEST_STEP_MS,
    skipPollingIfUnfocused: true,
  });
  const count = skip ? 0 : (data?.state.unread ?? 0);
  if (count === 0) return null;
  const name = config.labels.customerService[i18n.language as Locale];
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--foot,64px)+12px)] z-40 flex flex-col items-center gap-2 px-4">
      {isLost && (
        <p role="alert" className="rounded-m bg-raised px-4 py-2 text-sm text-danger shadow-2">
          {t('unread.notOpened')}
        </p>
      )}
      <div role="status">
        <button
          type="button"
          onClick={() => void send('support.openChat')}
          className={`pointer-events-auto flex min-h-11 items-center gap-2 rounded-pill bg-raised px-4 text-sm font-medium shadow-2 ${FOCUS_RING}`}
        >
          <Icon name="customerService" className="size-5 text-accent" />
          {t('unread.news', { name })}
          <Badge count={count} label={t('unread.count', { count })} />
        </button>
      </div>
    </div>
  );
}

export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};
