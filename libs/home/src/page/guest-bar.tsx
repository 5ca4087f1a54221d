import { PATHS, useEntryPath } from '@heptad/feature-module';
import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** A guest's way to login and registration, above the tab bar. The slip's bar takes its place once there is something in the slip. */
export function GuestBar() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  return (
    <aside
      aria-label={t('login')}
      data-guest-bar=""
      className="fixed right-0 bottom-(--foot) left-(--side) z-20 flex h-[48px] items-center justify-between gap-3 border-t border-line bg-raised px-page text-text [:root:has([data-foot-bar])_&]:hidden"
    >
      <p className="min-w-0 truncate text-sm">{t('guest')}</p>
      <Button size="s" onClick={() => void navigate(entryPath(PATHS.home))} className="shrink-0">
        {t('login')}
      </Button>
    </aside>
  );
}
