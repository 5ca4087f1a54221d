import { sessionSelectors } from '@heptad/session';
import { Badge } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** How many mails the member has not read, at the tab that leads to them; nothing where there are none. */
export function UnreadBadge() {
  const { t } = useTranslation('shell');
  const number = useSelector(sessionSelectors.selectMember)?.unreadMail ?? 0;
  return (
    <Badge
      count={number}
      label={t('navigation.unreadMail', { number })}
      className="h-[16px] min-w-[16px] px-1 text-[11px] font-medium"
    />
  );
}
