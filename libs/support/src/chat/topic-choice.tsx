import { errorText, type ApiError } from '@heptad/api-client';
import { chat } from '@heptad/contracts';
import { lazyWithMessages, PATHS, useServices } from '@heptad/feature-module';
import { Card, Chip, FOCUS_RING, NavigationLink } from '@heptad/ui-kit';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { chatActions, type Topic } from '../line/chat-slice';
import { GUEST_TOKEN } from '../line/guest-token';
import { useBeginChatMutation } from '../line/support-queries';
import { useWho } from '../line/use-who';
import type { SupportServices } from '../services';

const AnswersFirst = lazyWithMessages('support', () => import('./answers-first'));

/** What it is about comes first; then somebody is asked for. @param again a conversation has just ended */
export function TopicChoice({ again }: { readonly again: boolean }) {
  const { t } = useTranslation('support');
  const { device } = useServices<SupportServices>();
  const who = useWho();
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const [begin, { isLoading, error }] = useBeginChatMutation();
  const ask = async (topic: Topic): Promise<void> => {
    const answer = await begin({ ...who, topic });
    if (answer.data?.guest !== undefined) device.items.set(GUEST_TOKEN, answer.data.guest);
    if (answer.data !== undefined) dispatch(chatActions.poked());
  };
  return (
    <Card as="section" aria-label={t('topic.title')} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t(again ? 'topic.again' : 'topic.title')}</h2>
      <Suspense fallback={<div className="h-11" />}>
        <AnswersFirst />
      </Suspense>
      <div className="flex flex-wrap gap-2">
        {chat.topics.map((topic) => (
          <Chip
            key={topic}
            selected={query.get('topic') === topic}
            disabled={isLoading}
            onClick={() => void ask(topic)}
          >
            {t(`topic.${topic}`)}
          </Chip>
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {errorText(error as ApiError, t)}
        </p>
      )}
      <NavigationLink
        href={PATHS.mineHelpCenter}
        className={`flex min-h-11 items-center self-start rounded-s text-sm text-link ${FOCUS_RING}`}
      >
        {t('topic.help')}
      </NavigationLink>
      <p className="text-sm text-muted">{t('chat.safety')}</p>
    </Card>
  );
}
