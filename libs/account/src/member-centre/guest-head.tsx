import { PATHS, useEntryPath } from '@heptad/feature-module';
import { Button, Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

const BENEFITS = ['bets', 'prizes', 'goals', 'limits'] as const;

/** The way in for a guest, and what a member has (OPEN-039). */
export function GuestHead() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  return (
    <>
      <div className="flex items-center gap-4">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-pill bg-sunken text-muted">
          <Icon name="mine" className="size-7" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-lg font-semibold">{t('centre.guest')}</p>
          {/* Chinese breaks where the text says it may, not within a word. */}
          <p className="text-sm text-balance break-keep">{t('centre.guestHint')}</p>
        </div>
        {/* On the brand's own colour the accent would not be seen. */}
        <Button variant="secondary" onClick={() => void navigate(entryPath(PATHS.mine))}>
          {t('centre.login')}
        </Button>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex min-w-0 items-center gap-2">
            <Icon name="check" className="size-4" />
            <span className="min-w-0 text-balance break-keep">{t(`overview.benefits.${benefit}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
