import { cleanSupportText, SUPPORT_TEXT_LENGTH } from '@heptad/contracts';
import { Composer } from '@heptad/conversation';
import { storedItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { sessionSelectors, useIsMember } from '@heptad/session';
import { IconButton } from '@heptad/ui-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import { chatActions, type ChatLine } from '../line/chat-slice';
import type { Outgoing } from '../line/outbox';
import { useTypeInChatMutation } from '../line/support-queries';
import { useWho } from '../line/use-who';
import { PictureButton } from '../pictures/picture-button';
import type { SupportServices } from '../services';
import { CardPicker } from './card-picker';

/** Characters of a draft that are kept for the next visit. */
const MOST_KEPT = 20_000;
const DRAFT = storedItem(
  'supportDraft',
  v.object({ owner: v.string(), text: v.pipe(v.string(), v.maxLength(MOST_KEPT)) }),
);
/** How often the desk is told that somebody types, ms. */
const TYPING_STEP_MS = 3_000;

/** What is typed, kept for the same visitor over a reload. */
function useDraft(): readonly [text: string, write: (text: string) => void] {
  const { device } = useServices<SupportServices>();
  const owner = useSelector(sessionSelectors.selectMember)?.id ?? 'guest';
  const [text, setText] = useState(() => {
    const kept = device.items.get(DRAFT);
    return kept?.owner === owner ? kept.text : '';
  });
  const write = (typed: string): void => {
    setText(typed);
    if (typed === '') device.items.remove(DRAFT);
    else device.items.set(DRAFT, { owner, text: typed.slice(0, MOST_KEPT) });
  };
  return [text, write];
}

/** Tells the desk now and then that somebody types. */
function useTyping(lost: boolean): () => void {
  const { clock } = useServices<SupportServices>();
  const who = useWho();
  const [typeIn] = useTypeInChatMutation();
  const told = useRef(0);
  return () => {
    if (clock.now() - told.current < TYPING_STEP_MS || lost) return;
    told.current = clock.now();
    void typeIn({ ...who, typing: true });
  };
}

/** Where the visitor writes, shows a picture, or one of their bets or orders. What is typed stays until it is sent, also over a reload. */
export function ChatComposer({ line }: { readonly line: ChatLine }) {
  const { t } = useTranslation('support');
  const isMember = useIsMember();
  const dispatch = useDispatch();
  const [text, setText] = useDraft();
  const [problem, setProblem] = useState<string>();
  const [picking, setPicking] = useState(false);
  const tell = useTyping(line.lost);
  const words = cleanSupportText(text);
  const tooLong = words.length > SUPPORT_TEXT_LENGTH;
  const put = (content: Outgoing['content']): void => {
    dispatch(chatActions.said({ key: crypto.randomUUID(), content }));
  };
  return (
    <>
      <Composer
        label={t('chat.write')}
        value={text}
        onType={(typed) => {
          setText(typed);
          tell();
        }}
        onSend={() => {
          put({ kind: 'text', text: words });
          setText('');
        }}
        sendLabel={t('chat.send')}
        sendable={words !== '' && !tooLong}
        error={tooLong ? t('chat.tooLong', { most: SUPPORT_TEXT_LENGTH, length: words.length }) : problem}
        tools={
          <>
            <PictureButton
              label={t('picture.choose')}
              onPicture={(picture) => {
                setProblem(undefined);
                put({ kind: 'picture', picture });
              }}
              onProblem={(what) => setProblem(t(`picture.problem.${what}`))}
            />
            {isMember && (
              <IconButton
                icon="ticket"
                label={t('card.pick')}
                className="rounded-m border border-line bg-raised"
                onClick={() => setPicking(true)}
              />
            )}
          </>
        }
      />
      <CardPicker
        open={picking}
        onClose={() => setPicking(false)}
        onPick={({ card, id }) => {
          setPicking(false);
          put({ kind: 'card', card, id });
        }}
      />
    </>
  );
}
