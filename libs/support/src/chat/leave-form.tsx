import { errorText, type ApiError } from '@heptad/api-client';
import { chat, cleanSupportText, SUPPORT_TEXT_LENGTH } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { useIsMember } from '@heptad/session';
import { Button, Card, Chip, TextArea, TextField } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Topic } from '../line/chat-slice';
import { useLeaveMessageMutation, type ChatHome } from '../line/support-queries';

/** While nobody is there: a message that is answered later, with how a guest is reached. */
export function LeaveForm({ hours }: { readonly hours: ChatHome['hours'] }) {
  const { t, i18n } = useTranslation('support');
  const isMember = useIsMember();
  const [topic, setTopic] = useState<Topic>('other');
  const [text, setText] = useState('');
  const [contact, setContact] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const [tried, setTried] = useState(false);
  const [leave, { isLoading, data, error }] = useLeaveMessageMutation();
  const words = cleanSupportText(text);
  const fits = words !== '' && words.length <= SUPPORT_TEXT_LENGTH;
  const reachable = isMember || contact.trim() !== '';
  if (data !== undefined)
    return (
      <Card role="status" className="text-center text-sm">
        {t('leave.done')}
      </Card>
    );
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (fits && reachable) void leave({ key, topic, text: words, contact: contact.trim() });
      }}
    >
      <Card as="section" aria-label={t('leave.title')} className="flex flex-col gap-4">
        <h2 className="text-base font-semibold">{t('leave.title')}</h2>
        {hours.opensAt !== undefined && (
          <p className="text-sm text-muted">
            {t('leave.opens', { at: formatDateTime(hours.opensAt, i18n.language as Locale) })}
          </p>
        )}
        <div role="group" aria-label={t('topic.title')} className="flex flex-wrap gap-2">
          {chat.topics.map((each) => (
            <Chip key={each} selected={each === topic} onClick={() => setTopic(each)}>
              {t(`topic.${each}`)}
            </Chip>
          ))}
        </div>
        <TextArea
          label={t('leave.text')}
          value={text}
          error={tried && !fits ? t('feedback.textProblem', { most: SUPPORT_TEXT_LENGTH }) : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <TextField
          label={t(isMember ? 'feedback.contact' : 'leave.contact')}
          value={contact}
          maxLength={80}
          error={tried && !reachable ? t('leave.contactProblem') : undefined}
          onChange={({ target }) => setContact(target.value)}
        />
        {error !== undefined && (
          <p role="alert" className="text-sm text-danger">
            {errorText(error as ApiError, t)}
          </p>
        )}
        <Button type="submit" block busy={isLoading}>
          {t('leave.send')}
        </Button>
      </Card>
    </form>
  );
}
