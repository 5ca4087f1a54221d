import { PATHS, useBack, useBrand, useServices, type Locale } from '@heptad/feature-module';
import { useStoredItem } from '@heptad/device';
import { ErrorState, IconButton, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { chatActions, selectLine } from '../line/chat-slice';
import { useServiceHoursQuery } from '../line/support-queries';
import { useWho } from '../line/use-who';
import type { SupportServices } from '../services';
import { ChatComposer } from './chat-composer';
import { ChatEnd } from './chat-end';
import { ChatHead } from './chat-head';
import { LeaveForm } from './leave-form';
import { MessageLog } from './message-log';
import { SOUND, useSound } from './sound';
import { TopicChoice } from './topic-choice';

/** Back to the page that asked for the chat, or to the home of customer service (OPEN-040). */
function useWayBack(): () => void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const back = useBack(PATHS.customerMain);
  return query.has('fromChildPage') ? back : () => void navigate(PATHS.customerMain, { replace: true });
}

/** Opens the line for as long as the page is there. */
function useLine() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(chatActions.opened());
    return () => void dispatch(chatActions.left());
  }, [dispatch]);
  return useSelector(selectLine);
}

/** The chat with a person of customer service (ROUTE-111). */
export default function ChatPage() {
  const { t, i18n } = useTranslation('support');
  const { config } = useBrand();
  const { device } = useServices<SupportServices>();
  const back = useWayBack();
  const line = useLine();
  const hours = useServiceHoursQuery(useWho());
  const sound = useStoredItem(device.items, SOUND) ?? false;
  useSound(line.messages, sound);
  const { state } = line;
  const talking = state?.status === 'waiting' || state?.status === 'active';
  const open = hours.data?.open;
  return (
    <TitlePage
      ownEnd
      title={config.labels.customerService[i18n.language as Locale]}
      back={{ label: t('back'), onPress: back }}
      actions={
        <IconButton
          icon="speaker"
          label={t('chat.sound')}
          aria-pressed={sound}
          className={sound ? 'text-accent' : 'text-muted'}
          onClick={() => device.items.set(SOUND, !sound)}
        />
      }
    >
      {state !== undefined && <ChatHead line={line} />}
      {state === undefined && line.lost && (
        <ErrorState title={t('chat.lost')} retryLabel={t('retry')} onRetry={() => void hours.refetch()} />
      )}
      {state === undefined && !line.lost && (
        <div aria-busy="true" className="flex min-h-[50dvh] flex-col gap-4">
          <Skeleton className="h-[72px] w-4/5 rounded-l" />
          <Skeleton className="ml-auto h-[56px] w-3/5 rounded-l" />
        </div>
      )}
      {state !== undefined && <MessageLog line={line} />}
      {state?.status === 'closed' && <ChatEnd state={state} />}
      {state !== undefined && !talking && open === true && <TopicChoice again={state.status === 'closed'} />}
      {state !== undefined && !talking && open === false && hours.data !== undefined && (
        <LeaveForm hours={hours.data} />
      )}
      {talking && <ChatComposer line={line} />}
    </TitlePage>
  );
}
