import { PROOF_PICTURE } from '@heptad/contracts';
import { Button, Icon, TextField } from '@heptad/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPicture, type PictureProblem } from '@heptad/device';
import type { SendingChat } from './use-send-chat';

const MOST_LETTERS = 200;

/** Where a member writes to the service, or shows it a picture. What is typed stays until it was taken. */
export function ChatComposer({ chat: { busy, refusal, send } }: { readonly chat: SendingChat }) {
  const { t } = useTranslation('finance');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<PictureProblem>();
  const words = text.trim();
  const sendText = async (): Promise<void> => {
    if (words === '' || busy) return;
    setProblem(undefined);
    if (await send({ kind: 'text', text: words })) setText('');
  };
  const sendPicture = async (file: File | undefined): Promise<void> => {
    if (file === undefined || busy) return;
    const reading = await readPicture(file);
    setProblem(reading.ok ? undefined : reading.problem);
    if (reading.ok) await send({ kind: 'picture', picture: reading.picture.base64 });
  };
  const said = problem === undefined ? refusal : t(`chat.problem.${problem}`);
  return (
    <form
      noValidate
      className="sticky bottom-0 z-1 -mx-4 flex flex-col gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        void sendText();
      }}
    >
      {said !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {said}
        </p>
      )}
      <div className="flex items-end gap-2">
        <PictureButton onChoose={(file) => void sendPicture(file)} />
        <TextField
          label={t('chat.write')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={MOST_LETTERS}
          enterKeyHint="send"
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        <Button type="submit" busy={busy} disabled={words === ''}>
          {t('chat.send')}
        </Button>
      </div>
    </form>
  );
}

function PictureButton({ onChoose }: { readonly onChoose: (file: File | undefined) => void }) {
  const { t } = useTranslation('finance');
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-m border border-line bg-raised text-link has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
    >
      <Icon name="image" />
      <input
        id={id}
        type="file"
        aria-label={t('chat.picture')}
        accept={PROOF_PICTURE.types.join(',')}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          onChoose(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
