import { PATHS, type Locale } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { Badge, cx, FOCUS_RING, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FeedbackEntry } from '../line/support-queries';

const TONES = { open: 'warning', answered: 'success', closed: 'muted' } as const;

/** The address of one feedback. */
export const feedbackPath = (id: string): string =>
  `${PATHS.mineFeedbackDetails}?id=${encodeURIComponent(id)}`;

/** Where a feedback stands, in a word. */
export function FeedbackState({ entry }: { readonly entry: Pick<FeedbackEntry, 'state'> }) {
  const { t } = useTranslation('support');
  return <Badge tone={TONES[entry.state]}>{t(`feedback.state.${entry.state}`)}</Badge>;
}

/** A feedback in a list: what it is, where it stands, how it begins. */
export function FeedbackRow({ entry }: { readonly entry: FeedbackEntry }) {
  const { t, i18n } = useTranslation('support');
  return (
    <li>
      <NavigationLink
        href={feedbackPath(entry.id)}
        className={cx('flex flex-col gap-1 rounded-m bg-raised px-4 py-3 shadow-1', FOCUS_RING)}
      >
        <span className="flex items-center justify-between gap-2">
          <span className="text-sm font-medium">{t(`feedback.kind.${entry.kind}`)}</span>
          <FeedbackState entry={entry} />
        </span>
        <span dir="auto" className="text-sm text-muted [overflow-wrap:anywhere]">
          {entry.preview}
        </span>
        <span className="text-xs text-muted tabular-nums">
          {formatDateTime(entry.movedAt, i18n.language as Locale)}
          {entry.unread && <span className="ml-2 font-medium text-accent">{t('feedback.unread')}</span>}
        </span>
      </NavigationLink>
    </li>
  );
}
