import { errorText, type ApiError } from '@heptad/api-client';
import { cleanSupportText, feedback, SUPPORT_TEXT_LENGTH } from '@heptad/contracts';
import { Button, TextArea } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddFeedbackPictureMutation } from '../line/support-queries';
import { KeptPicture } from '../pictures/kept-picture';
import { PictureButton } from '../pictures/picture-button';

/** What a member says with up to three pictures, which are kept as they are chosen. */
export interface Said {
  readonly text: string;
  readonly pictures: readonly { readonly id: string; readonly width: number; readonly height: number }[];
}

export const NOTHING_SAID: Said = { text: '', pictures: [] };

/** Whether a text may be sent. */
export const isSayable = (text: string): boolean => {
  const { length } = cleanSupportText(text);
  return length > 0 && length <= SUPPORT_TEXT_LENGTH;
};

interface SaidFieldsProps {
  readonly label: string;
  readonly said: Said;
  readonly onChange: (said: Said) => void;
  /** Says what is wrong; a text that is too long is told at once. */
  readonly tried: boolean;
}

/** The text and the pictures of a feedback or of a further question. */
export function SaidFields({ label, said, onChange, tried }: SaidFieldsProps) {
  const { t } = useTranslation('support');
  const [add, { isLoading }] = useAddFeedbackPictureMutation();
  const [problem, setProblem] = useState<string>();
  const { text, pictures } = said;
  const tooLong = cleanSupportText(text).length > SUPPORT_TEXT_LENGTH;
  const addPicture = async (picture: string): Promise<void> => {
    setProblem(undefined);
    const answer = await add({ picture });
    if (answer.data !== undefined) onChange({ text, pictures: [...pictures, answer.data] });
    else setProblem(errorText(answer.error as ApiError, t));
  };
  return (
    <>
      <TextArea
        label={label}
        rows={5}
        dir="auto"
        value={text}
        error={
          tooLong || (tried && !isSayable(text))
            ? t('feedback.textProblem', { most: SUPPORT_TEXT_LENGTH })
            : undefined
        }
        onChange={({ target }) => onChange({ text: target.value, pictures })}
      />
      <div className="flex flex-col gap-2">
        {pictures.length > 0 && (
          <ul className="flex flex-wrap gap-3">
            {pictures.map((picture, at) => (
              <li key={picture.id} className="flex w-[104px] flex-col gap-1">
                <KeptPicture {...picture} />
                <Button
                  size="s"
                  variant="plain"
                  onClick={() => onChange({ text, pictures: pictures.filter(({ id }) => id !== picture.id) })}
                >
                  {t('picture.remove', { number: at + 1 })}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className="flex items-center gap-3">
          <PictureButton
            label={t('picture.choose')}
            disabled={isLoading || pictures.length >= feedback.MOST_PICTURES}
            onPicture={(picture) => void addPicture(picture)}
            onProblem={(what) => setProblem(t(`picture.problem.${what}`))}
          />
          <p className="text-sm text-muted">{t('picture.most', { most: feedback.MOST_PICTURES })}</p>
        </div>
        {problem !== undefined && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
      </div>
    </>
  );
}
