import { errorText, type ApiError } from '@heptad/api-client';
import { cleanSupportText, feedback } from '@heptad/contracts';
import { PATHS, useBack, useServices } from '@heptad/feature-module';
import { sessionSelectors, useMemberDraft } from '@heptad/session';
import { Button, Chip, FOCUS_RING, NavigationLink, Skeleton, TextField, TitlePage } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useSubmitFeedbackMutation } from '../line/support-queries';
import type { SupportServices } from '../services';
import { isSayable, NOTHING_SAID, SaidFields } from './feedback-fields';
import { feedbackPath } from './feedback-row';

const MOST_KEPT = 20_000;
const CONTACT_LENGTH = 80;
const draftShape = v.object({
  key: v.string(),
  kind: feedback.kind,
  text: v.pipe(v.string(), v.maxLength(MOST_KEPT)),
  pictures: v.pipe(
    v.array(v.object({ id: v.string(), width: v.number(), height: v.number() })),
    v.maxLength(feedback.MOST_PICTURES),
  ),
  contact: v.pipe(v.string(), v.maxLength(CONTACT_LENGTH)),
});
type Draft = v.InferOutput<typeof draftShape>;

/** What a member may choose; a message that was left in the chat's place is made there. */
const KINDS = feedback.kinds.filter((kind) => kind !== 'callback');

const emptyDraft = (): Draft => ({
  key: crypto.randomUUID(),
  kind: 'problem',
  ...NOTHING_SAID,
  pictures: [],
  contact: '',
});

/** The form; its draft is kept over a reload and a new login, and it is sent once. */
function FeedbackForm() {
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const { device } = useServices<SupportServices>();
  const kept = useMemberDraft(device.items, 'feedback', draftShape);
  const [draft, setDraft] = useState<Draft>(() => kept.read() ?? emptyDraft());
  const [tried, setTried] = useState(false);
  const [submit, { isLoading, error }] = useSubmitFeedbackMutation();
  const change = (next: Draft): void => {
    setDraft(next);
    kept.keep({ ...next, text: next.text.slice(0, MOST_KEPT) });
  };
  const send = async (): Promise<void> => {
    setTried(true);
    if (!isSayable(draft.text)) return;
    const answer = await submit({
      ...draft,
      text: cleanSupportText(draft.text),
      pictures: draft.pictures.map(({ id }) => id),
    });
    if (answer.data === undefined) return;
    kept.forget();
    void navigate(feedbackPath(answer.data.id), { replace: true });
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div role="group" aria-label={t('feedback.what')} className="flex flex-wrap gap-2">
        {KINDS.map((kind) => (
          <Chip key={kind} selected={kind === draft.kind} onClick={() => change({ ...draft, kind })}>
            {t(`feedback.kind.${kind}`)}
          </Chip>
        ))}
      </div>
      <SaidFields
        label={t('feedback.text')}
        said={draft}
        tried={tried}
        onChange={({ text, pictures }) => change({ ...draft, text, pictures: [...pictures] })}
      />
      <TextField
        label={t('feedback.contact')}
        value={draft.contact}
        maxLength={CONTACT_LENGTH}
        onChange={({ target }) => change({ ...draft, contact: target.value })}
      />
      {error !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {errorText(error as ApiError, t)}
        </p>
      )}
      <Button type="submit" block busy={isLoading}>
        {t('feedback.send')}
      </Button>
      <p className="text-center text-sm text-muted">{t('feedback.hint')}</p>
    </form>
  );
}

/** Where a member says what they think (ROUTE-067). The form waits until it is known whose draft it shows. */
export default function FeedbackPage() {
  const { t } = useTranslation('support');
  const back = useBack(PATHS.customerMain);
  const member = useSelector(sessionSelectors.selectMember);
  return (
    <TitlePage
      title={t('feedback.title')}
      back={{ label: t('back'), onPress: back }}
      actions={
        <NavigationLink
          href={PATHS.mineFeedbackList}
          className={`flex min-h-11 items-center rounded-s px-2 text-sm ${FOCUS_RING}`}
        >
          {t('feedback.own')}
        </NavigationLink>
      }
    >
      {member === undefined ? <Skeleton className="h-[320px] rounded-m" /> : <FeedbackForm key={member.id} />}
    </TitlePage>
  );
}
