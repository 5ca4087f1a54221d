import { useSession, useStudio } from '../data/use-session';
import { Button } from '../parts/button';
import { useWords } from '../words/use-words';

/** Says what stands between the page and the draft, and what can be done. */
export function TroubleNotice() {
  const { t } = useWords();
  const { session } = useStudio();
  const { trouble } = useSession();
  if (trouble === null) return null;
  const { kind, sentence } = trouble;
  const words =
    kind === 'refused'
      ? t('trouble.refused', { sentence })
      : kind === 'contested'
        ? `${t('trouble.stale')} ${sentence}`
        : t(`trouble.${kind}`);
  return (
    <div role="alert" className="trouble">
      <p>{words}</p>
      {(kind === 'stale' || kind === 'contested') && (
        <Button onClick={() => session.reload()}>{t('trouble.reload')}</Button>
      )}
      {kind === 'refused' || kind === 'contested' ? (
        <Button onClick={() => session.dismiss()}>{t(kind === 'refused' ? 'close' : 'trouble.later')}</Button>
      ) : (
        <Button look="main" onClick={() => session.keep()}>
          {t(kind === 'lost' ? 'again' : 'trouble.keep')}
        </Button>
      )}
    </div>
  );
}
