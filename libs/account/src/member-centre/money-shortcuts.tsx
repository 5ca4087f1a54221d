import { PATHS } from '@heptad/feature-module';
import { FOCUS_RING, Icon, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

const SHORTCUTS = [
  { label: 'deposit', icon: 'deposit', href: PATHS.mineFinanceMyDeposit },
  { label: 'transfer', icon: 'transfer', href: PATHS.mineFinanceTransfer },
  { label: 'withdraw', icon: 'withdraw', href: PATHS.mineFinanceWithDraw },
] as const;

/** Paying in, moving and taking out, one tap each. */
export function MoneyShortcuts() {
  const { t } = useTranslation('account');
  return (
    <nav aria-label={t('centre.moveMoney')} className="grid grid-cols-3 border-t border-line">
      {SHORTCUTS.map(({ label, icon, href }) => (
        <NavigationLink
          key={href}
          href={href}
          className={`flex min-h-[76px] min-w-0 flex-col items-center justify-center gap-1 rounded-m px-1 text-sm text-text ${FOCUS_RING}`}
        >
          <Icon name={icon} className="text-link" />
          <span className="max-w-full truncate">{t(`centre.${label}`)}</span>
        </NavigationLink>
      ))}
    </nav>
  );
}
