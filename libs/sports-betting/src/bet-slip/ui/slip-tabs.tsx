import { Tabs } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSlipCount, type WithSlip } from '../slip-slice';

export type SlipTab = 'slip' | 'bets';

export interface SlipTabsProps {
  /** The id of what they choose. */
  readonly panel: string;
  readonly value: SlipTab;
  readonly onChange: (tab: SlipTab) => void;
}

/** The head of the slip's sheet: what is picked, and what has been bet. */
export function SlipTabs({ panel, value, onChange }: SlipTabsProps) {
  const { t } = useTranslation('sports');
  const count = useSelector((state: WithSlip) => selectSlipCount(state));
  return (
    <Tabs
      label={t('slip.title')}
      panel={panel}
      value={value}
      onValueChange={onChange}
      className="-ml-3 min-w-0 flex-1"
      items={[
        { value: 'slip', label: t('slip.title'), ...(count > 0 && { count: String(count) }) },
        { value: 'bets', label: t('slip.myBets') },
      ]}
    />
  );
}
