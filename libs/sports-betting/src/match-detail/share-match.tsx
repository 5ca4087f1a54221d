import { useServices } from '@heptad/feature-module';
import { IconButton, copyText } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { SportsServices } from '../services';

/** The page's address without what only this device should know: venue and match alone. */
export function sharedAddress(here: string): string {
  const { origin, pathname, searchParams } = new URL(here);
  const kept = new URLSearchParams();
  for (const name of ['venue', 'id']) {
    const value = searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  return `${origin}${pathname}?${kept.toString()}`;
}

/** Hands the match's address to the system's own sharing, else copies it. */
export function ShareMatch() {
  const { t } = useTranslation('sports');
  const { toast } = useServices<SportsServices>();
  const share = async () => {
    const url = sharedAddress(window.location.href);
    if (typeof navigator.share === 'function') {
      // Closing the system's sheet is no failure.
      await navigator.share({ url }).catch(() => undefined);
      return;
    }
    await copyText(url, toast, { copied: t('share.copied'), failed: t('share.failed') });
  };
  return (
    <IconButton
      className="text-current!"
      icon="share"
      label={t('share.match')}
      onClick={() => void share()}
    />
  );
}
