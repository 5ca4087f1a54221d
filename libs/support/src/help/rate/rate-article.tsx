import { errorText } from '@heptad/api-client';
import { Button } from '@heptad/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRateArticleMutation } from './rate-query';

const WORDS = [
  ['yes', 1],
  ['no', 0],
] as const;

/** Asks whether an article was of use. @param id the article's */
export function RateArticle({ id }: { readonly id: string }) {
  const { t } = useTranslation('support');
  const [rate, { isSuccess, isLoading, error }] = useRateArticleMutation();
  const question = useId();
  if (isSuccess)
    return (
      <p role="status" className="border-t border-line pt-3 text-sm text-muted">
        {t('help.thanks')}
      </p>
    );
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      <div role="group" aria-labelledby={question} className="flex flex-wrap items-center gap-3">
        <p id={question} className="flex-1 text-sm text-muted">
          {t('help.useful')}
        </p>
        {WORDS.map(([word, useful]) => (
          <Button
            key={word}
            variant="secondary"
            disabled={isLoading}
            onClick={() => void rate({ article: id, useful })}
          >
            {t(`help.${word}`)}
          </Button>
        ))}
      </div>
      {error !== undefined && 'kind' in error && (
        <p role="alert" className="text-sm text-danger">
          {errorText(error, t)}
        </p>
      )}
    </div>
  );
}
