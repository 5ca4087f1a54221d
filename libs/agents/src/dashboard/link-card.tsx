import { useServices } from '@heptad/feature-module';
import { Button, copyText, Icon, IconButton, QrPicture } from '@heptad/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentsServices } from '../services';
import { agentLink } from './agent-link';

const Poster = lazy(() => import('./poster'));

/** An agent's code, and the link with it: as text, as a picture for a phone's camera, and as a poster. */
export function LinkCard({ code }: { readonly code: string }) {
  const { t } = useTranslation('agents');
  const { toast } = useServices<AgentsServices>();
  const [poster, setPoster] = useState(false);
  const link = agentLink(window.location.origin, code);
  const copy = (text: string): void =>
    void copyText(text, toast, { copied: t('link.copied'), failed: t('link.copyFailed') });
  // Closing the system's sheet is no failure.
  const share = (): void => void navigator.share({ url: link }).catch(() => undefined);
  return (
    <section aria-label={t('link.title')} className="flex flex-col gap-4 rounded-l bg-raised p-4 shadow-1">
      <div className="flex items-center gap-4">
        <QrPicture text={link} label={t('link.picture')} className="size-32!" />
        <div className="min-w-0 flex-1">
          <h2 className="text-sm text-muted">{t('link.code')}</h2>
          <p className="flex items-center gap-1">
            <span data-testid="agent-code" className="text-xl font-semibold break-all tabular-nums">
              {code}
            </span>
            <IconButton icon="copy" label={t('link.copyCode')} onClick={() => copy(code)} />
          </p>
          <p className="text-xs text-muted">{t('link.how')}</p>
        </div>
      </div>
      <p data-testid="agent-link" className="rounded-m bg-sunken px-3 py-2 text-sm break-all">
        {link}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={() => copy(link)} leading={<Icon name="copy" className="size-5" />}>
          {t('link.copy')}
        </Button>
        {typeof navigator.share === 'function' ? (
          <Button variant="secondary" onClick={share} leading={<Icon name="share" className="size-5" />}>
            {t('link.share')}
          </Button>
        ) : (
          <PosterButton onPress={() => setPoster(true)} />
        )}
      </div>
      {typeof navigator.share === 'function' && <PosterButton onPress={() => setPoster(true)} />}
      {poster && (
        <Suspense fallback={<p className="text-sm text-muted">{t('poster.coming')}</p>}>
          <Poster code={code} link={link} />
        </Suspense>
      )}
    </section>
  );
}

function PosterButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation('agents');
  return (
    <Button variant="secondary" onClick={onPress} leading={<Icon name="image" className="size-5" />}>
      {t('poster.make')}
    </Button>
  );
}
