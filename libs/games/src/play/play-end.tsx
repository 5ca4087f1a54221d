import { errorText } from '@heptad/api-client';
import { PATHS, useBrand, useLabels } from '@heptad/feature-module';
import { Button, EmptyState } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PlayFailure, PlayStage } from './play-state';
import { useProtectionPage } from './use-protection-page';

function useWords(failure: PlayFailure): { readonly title: string; readonly description?: string } {
  const { t } = useTranslation('games');
  switch (failure.kind) {
    case 'refused':
      return { title: t('playPage.refused'), description: errorText(failure.error, t) };
    case 'money':
      return {
        title: t('playPage.noMoney'),
        ...(failure.message !== undefined && { description: failure.message }),
      };
    case 'dead':
      return { title: t('playPage.dead'), description: t('playPage.deadWhat') };
    case 'ended':
      return { title: t('playPage.ended'), description: failure.message };
  }
}

interface EndProps {
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Says why a game does not run, and offers it once more. */
export function PlayFailed({
  failure,
  onRetry,
  onLeave,
  children,
}: EndProps & { readonly failure: PlayFailure; readonly onRetry: () => void }) {
  const { t } = useTranslation('games');
  const { assets } = useBrand();
  const { title, description } = useWords(failure);
  return (
    <EmptyState
      role="alert"
      title={title}
      description={description}
      art={
        <img
          src={assets.empty}
          alt=""
          width={160}
          height={120}
          className="h-[120px] w-[160px] object-contain"
        />
      }
      action={
        <div className="flex w-full max-w-sm flex-col gap-3">
          {children}
          <Button block onClick={onRetry}>
            {t('playPage.again')}
          </Button>
          <Button block variant="secondary" onClick={onLeave}>
            {t('playPage.leave')}
          </Button>
        </div>
      }
    />
  );
}

/** Says that a rest, an exclusion or a limit has ended play, and what stays open. */
export function PlayTaken({
  because,
  onLeave,
  children,
}: EndProps & { readonly because: Extract<PlayStage, { step: 'taken' }>['because'] }) {
  const { t } = useTranslation('games');
  const labels = useLabels();
  const { open, isLost } = useProtectionPage();
  const navigate = useNavigate();
  return (
    <EmptyState
      role="alert"
      icon="lock"
      title={t(`playPage.taken.${because}`)}
      description={t('playPage.taken.what', labels)}
      action={
        <div className="flex w-full max-w-sm flex-col gap-3">
          {children}
          <Button
            block
            variant="secondary"
            onClick={() => void open(because === 'limit' ? 'limits' : undefined)}
          >
            {t('playPage.taken.details')}
          </Button>
          {isLost && <p className="text-sm text-danger">{t('playPage.notOpened')}</p>}
          <Button block variant="secondary" onClick={() => void navigate(PATHS.mineFinanceMyWallet)}>
            {t('playPage.taken.wallet')}
          </Button>
          <Button block variant="plain" onClick={onLeave}>
            {t('playPage.leave')}
          </Button>
        </div>
      }
    />
  );
}
