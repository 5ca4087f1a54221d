import { useServices } from '@heptad/feature-module';
import { Button, copyText, Icon, IconButton, Skeleton } from '@heptad/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../engine/board/section-card';
import type { ActivitiesServices } from '../../services';

const LinkPicture = lazy(() => import('./link-picture'));
const Poster = lazy(() => import('./poster'));

/** The member's own code and the link with it: as text, as a picture for a camera, and as a poster. */
export function LinkCard({ code, link }: { readonly code: string; readonly link: string }) {
  const { t } = useTranslation('activities');
  const { toast } = useServices<ActivitiesServices>();
  const [poster, setPoster] = useState(false);
  const copy = (text: string): void =>
    void copyText(text, toast, {
      copied: t('friendInvitation.copied'),
      failed: t('friendInvitation.copyFailed'),
    });
  const canShare = typeof navigator.share === 'function';
  // Closing the system's sheet is no failure.
  const share = (): void => void navigator.share({ url: link }).catch(() => undefined);
  return (
    <SectionCard title={t('friendInvitation.mine')}>
      <div className="flex items-center gap-4">
        <Suspense fallback={<Skeleton className="size-32" />}>
          <LinkPicture link={link} />
        </Suspense>
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">{t('friendInvitation.code')}</p>
          <p className="flex items-center gap-1">
            <span data-testid="friend-code" className="numeric text-xl font-semibold break-all text-text">
              {code}
            </span>
            <IconButton icon="copy" label={t('friendInvitation.copyCode')} onClick={() => copy(code)} />
          </p>
          <p className="text-xs text-muted">{t('friendInvitation.how')}</p>
        </div>
      </div>
      <p className="rounded-m bg-sunken px-3 py-2 text-sm break-all text-text">{link}</p>
      <div className="grid grid-cols-2 gap-3">
        <Button
          className={canShare ? '' : 'col-span-2'}
          onClick={() => copy(link)}
          leading={<Icon name="copy" className="size-5" />}
        >
          {t('friendInvitation.copyLink')}
        </Button>
        {canShare && (
          <Button variant="secondary" onClick={share} leading={<Icon name="share" className="size-5" />}>
            {t('friendInvitation.share')}
          </Button>
        )}
        <Button
          variant="secondary"
          className="col-span-2"
          onClick={() => setPoster(true)}
          leading={<Icon name="image" className="size-5" />}
        >
          {t('friendInvitation.poster')}
        </Button>
      </div>
      {poster && (
        <Suspense fallback={<p className="text-sm text-muted">{t('friendInvitation.posterComing')}</p>}>
          <Poster code={code} link={link} />
        </Suspense>
      )}
    </SectionCard>
  );
}
