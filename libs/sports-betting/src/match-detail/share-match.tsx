import { useServices } from '@heptad/feature-module';
import { IconButton, TOAST_KIND } from '@heptad/ui-kit';
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
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ text: t('share.copied'), kind: TOAST_KIND.success });
    } catch {
      toast.show({ text: t('share.failed'), kind: TOAST_KIND.failure });
    }
  };
  return <IconButton icon="copy" label={t('share.match')} onClick={() => void share()} />;
}
