import { useBrand, useServices, type Locale } from '@heptad/feature-module';
import { Button } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { chatActions, type ChatLine } from '../line/chat-slice';
import { useCloseChatMutation } from '../line/support-queries';
import { useWho } from '../line/use-who';
import type { SupportServices } from '../services';
import { downloadTranscript } from './transcript';

/** Where the conversation stands, with the ways to end it and to take it along. */
export function ChatHead({ line: { state, lost, messages } }: { readonly line: ChatLine }) {
  const { t, i18n } = useTranslation('support');
  const { config } = useBrand();
  const services = useServices<SupportServices>();
  const who = useWho();
  const dispatch = useDispatch();
  const [close, closing] = useCloseChatMutation();
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  if (state === undefined) return null;
  const talking = state.status === 'waiting' || state.status === 'active';
  const name = config.labels.customerService[i18n.language as Locale];
  const said = lost
    ? t('chat.reconnecting')
    : t(`chat.status.${state.status}`, { place: state.place, name: `${name} ${state.name}` });
  const end = async (): Promise<void> => {
    await close(who);
    setAsked(false);
    dispatch(chatActions.poked());
  };
  const download = async (): Promise<void> =>
    setFailed(!(await downloadTranscript(services.api, who, t, name, i18n.language as Locale)));
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-l bg-raised px-4 py-2 shadow-1">
      <p role="status" className="min-w-0 flex-1 text-sm text-muted">
        {said}
      </p>
      {messages.length > 0 && (
        <Button variant="plain" size="s" onClick={() => void download()}>
          {t('chat.transcript')}
        </Button>
      )}
      {talking && (
        <Button
          variant="plain"
          size="s"
          busy={closing.isLoading}
          onClick={() => (asked ? void end() : setAsked(true))}
        >
          {t(asked ? 'chat.closeSurely' : 'chat.close')}
        </Button>
      )}
      {failed && (
        <p role="alert" className="w-full text-sm text-danger">
          {t('chat.transcriptFailed')}
        </p>
      )}
    </div>
  );
}
