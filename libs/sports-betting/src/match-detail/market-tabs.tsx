import { IconButton, Tabs } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { scoreUnit } from '../match/sport-terms';
import type { MarketGroup } from './market-groups';

export interface MarketTabsProps {
  readonly match: MatchShape;
  readonly groups: readonly MarketGroup[];
  readonly group: MarketGroup;
  /** The id of what the tabs choose. */
  readonly panel: string;
  readonly onChoose: (group: MarketGroup) => void;
  /** Whether the search is open; undefined where there is none. */
  readonly searching: boolean | undefined;
  readonly onSearch: (open: boolean) => void;
}

/** The groups of a match's markets and the way to their search. */
export function MarketTabs({ match, groups, group, panel, onChoose, searching, onSearch }: MarketTabsProps) {
  const { t } = useTranslation('sports');
  return (
    <div className="flex h-[43px]">
      <Tabs<MarketGroup>
        label={t('matchPage.groups')}
        panel={panel}
        value={group}
        onValueChange={onChoose}
        items={groups.map((each) => ({
          value: each,
          label:
            each === 'hot'
              ? t('matchPage.hot')
              : t(`matchPage.group.${each}`, { context: scoreUnit(match.sport) }),
        }))}
        className="flex-1"
      />
      {searching !== undefined && (
        <IconButton
          icon={searching ? 'close' : 'search'}
          label={t(searching ? 'markets.clear' : 'markets.search')}
          aria-expanded={searching}
          onClick={() => onSearch(!searching)}
        />
      )}
    </div>
  );
}
