import { Composer, PictureButton } from '@heptad/conversation';
import { PROOF_PICTURE } from '@heptad/contracts';
import { readPicture, type PictureProblem } from '@heptad/device';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SendingChat } from './use-send-chat';

const MOST_LETTERS = 200;

/** Where a member writes to the service, or shows it a picture. What is typed stays until it was taken. */
export function ChatComposer({ chat: { busy, refusal, send } }: { readonly chat: SendingChat }) {
  const { t } = useTranslation('finance');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<PictureProblem>();
  const words = text.trim();
  const sendText = async (): Promise<void> => {
    setProblem(undefined);
    // What was typed meanwhile is another message.
    if (await send({ kind: 'text', text: words })) setText((now) => (now.trim() === words ? '' : now));
  };
  const sendPicture = async (file: File): Promise<void> => {
    const reading = await readPicture(file);
    setProblem(reading.ok ? undefined : reading.problem);
    if (reading.ok) await send({ kind: 'picture', picture: reading.picture.base64 });
  };
  return (
    <Composer
      label={t('chat.write')}
      value={text}
      onType={(typed) => setText(typed.slice(0, MOST_LETTERS))}
      onSend={() => void sendText()}
      sendLabel={t('chat.send')}
      sendable={words !== ''}
      busy={busy}
      error={problem === undefined ? refusal : t(`chat.problem.${problem}`)}
      tools={
        <PictureButton
          label={t('chat.picture')}
          accept={PROOF_PICTURE.types}
          disabled={busy}
          onChoose={(file) => void sendPicture(file)}
        />
      }
    />
  );
}
