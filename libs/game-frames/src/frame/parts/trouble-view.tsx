import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trouble } from '../open-game';
import type { SiteBridge } from '../site/site-bridge';
import { Button } from './button';

export interface TroubleViewProps {
  readonly trouble: Trouble;
  readonly site: SiteBridge;
  /** Opens the game again; where it is not given, again is a new page. */
  readonly onAgain?: () => void;
}

const KEYS = {
  noSession: ['noSession', 'noSessionText'],
  ended: ['ended', 'endedText'],
  refused: ['notOpened', 'notOpenedText'],
  unanswered: ['notOpened', 'notOpenedText'],
  unknownKind: ['unknownKind', 'noSessionText'],
  broken: ['notOpened', 'brokenText'],
} as const;

/** Says why there is no game, and what can be done. */
export function TroubleView({ trouble, site, onAgain }: TroubleViewProps): ReactNode {
  const { t } = useTranslation();
  const [title, otherwise] = KEYS[trouble.kind];
  const said = 'message' in trouble ? trouble.message : '';
  const text = said === '' ? t(otherwise) : said;
  const mayHelp = trouble.kind === 'unanswered' || trouble.kind === 'refused' || trouble.kind === 'broken';
  useEffect(() => site.tell({ type: 'error', message: text.slice(0, 300) }), [site, text]);
  return (
    <main className="mx-auto flex h-full max-w-sm flex-col items-center justify-center gap-3 p-6 text-center">
      <h1 className="text-xl font-semibold">{t(title)}</h1>
      <p className="text-ink-2" role="alert">
        {text}
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {mayHelp && (
          <Button look="main" onClick={onAgain ?? (() => location.reload())}>
            {t('again')}
          </Button>
        )}
        {site.isEmbedded && <Button onClick={() => site.tell({ type: 'leave' })}>{t('backToSite')}</Button>}
      </div>
    </main>
  );
}
