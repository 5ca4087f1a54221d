import { dayKey } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { Button, monthTitle } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { olderMonth, type TimeSpan } from '../bet-list/time-span';
import type { RecordsServices } from '../services';

export interface OlderBetsProps {
  /** What is shown. */
  readonly span: TimeSpan;
  readonly onSpan: (span: TimeSpan) => void;
}

/** The way to the month before what is shown; nothing where none can be looked at. */
export function OlderBets({ span, onSpan }: OlderBetsProps) {
  const { t } = useTranslation('records');
  const { clock, language } = useServices<RecordsServices>();
  const month = olderMonth(span, dayKey(clock.now()));
  if (month === undefined) return null;
  return (
    <Button variant="secondary" block onClick={() => onSpan({ kind: 'month', month })}>
      {t('older', { month: monthTitle(month, language.current()) })}
    </Button>
  );
}
