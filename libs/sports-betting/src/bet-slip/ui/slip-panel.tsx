import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSlipCount, type WithSlip } from '../slip-slice';
import { MAX_SLIP_LEGS } from '../slip-state';
import { ClearSlip } from './clear-slip';
import { SlipContent } from './slip-content';
import { SlipFooter } from './slip-footer';
import { SlipGear } from './slip-settings';
import { useStakeEntry } from './use-stake-entry';

/** The slip beside the page, where there is room for it. Its stakes are typed into their fields. */
export function SlipPanel() {
  const { t } = useTranslation('sports');
  const count = useSelector((state: WithSlip) => selectSlipCount(state));
  const entry = useStakeEntry(true);
  return (
    <section
      aria-label={t('slip.title')}
      className="flex max-h-full min-w-0 shrink-0 flex-col rounded-l bg-raised px-3 py-2 shadow-1"
    >
      <header className="flex min-h-11 shrink-0 items-center justify-between">
        <h2 className="text-lg font-semibold text-text">{t('slip.title')}</h2>
        {count >= MAX_SLIP_LEGS && (
          <p role="status" className="ml-2 min-w-0 flex-1 truncate text-sm text-warning">
            {t('slip.full', { count: MAX_SLIP_LEGS })}
          </p>
        )}
        <div className="ml-auto flex shrink-0">
          <SlipGear entry={entry} />
          <ClearSlip />
        </div>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <SlipContent entry={entry} withKeypad={false} />
      </div>
      <footer className="shrink-0 border-t border-line pt-3">
        <SlipFooter entry={entry} withKeypad={false} />
      </footer>
    </section>
  );
}
