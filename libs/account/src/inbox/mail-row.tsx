import { useServices } from '@heptad/feature-module';
import { dayKey, formatDate, formatTime } from '@heptad/formatting';
import { cx, FOCUS_RING_INSIDE, IconButton, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';
import { mailPath } from './mail-address';
import type { Mail } from './mail-list';

/** Every row is so high, in CSS pixels. */
export const ROW_HEIGHT = 77;

export interface MailRowProps {
  readonly mail: Mail;
  readonly onRemove: (mail: Mail) => void;
}

/** One mail of the list: unread ones are marked by a dot and by weight. */
export function MailRow({ mail, onRemove }: MailRowProps) {
  const { t } = useTranslation('account');
  const { clock, language } = useServices<AccountServices>();
  const { title, preview, sentAt, isRead } = mail;
  const isToday = dayKey(sentAt) === dayKey(clock.now());
  return (
    <div
      data-read={isRead || undefined}
      className="group flex h-[77px] items-center border-b border-line bg-raised pr-1"
    >
      <NavigationLink
        href={mailPath(mail.kind, mail.id)}
        className={cx('flex h-full min-w-0 flex-1 items-center gap-3 pl-4', FOCUS_RING_INSIDE)}
      >
        <span className="size-2 shrink-0 rounded-pill bg-accent group-data-read:bg-transparent" />
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="flex items-baseline gap-2">
            {!isRead && <span className="sr-only">{t('inbox.unread')}</span>}
            <span className="min-w-0 flex-1 truncate text-base font-semibold text-text group-data-read:font-normal">
              {title}
            </span>
            <time
              dateTime={new Date(sentAt).toISOString()}
              className="shrink-0 text-xs text-muted tabular-nums"
            >
              {isToday ? formatTime(sentAt) : formatDate(sentAt, language.current())}
            </time>
          </span>
          <span className="truncate text-sm text-muted">{preview}</span>
        </span>
      </NavigationLink>
      <IconButton
        icon="trash"
        label={t('inbox.removeOf', { title })}
        onClick={() => onRemove(mail)}
        className="text-muted!"
      />
    </div>
  );
}
