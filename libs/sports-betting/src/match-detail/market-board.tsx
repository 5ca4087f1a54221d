import { useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { Accordion, EmptyState, IconButton, panelOf, SearchField, Tabs } from '@heptad/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { marketTitle, scoreUnit } from '../match/sport-terms';
import type { SportsServices } from '../services';
import { MarketFamilyLines } from './market-family-lines';
import { groupsOf, marketFamilies, marketsOf, type MarketGroup } from './market-groups';
import { PINNED_MARKETS, pinnedFirst, searchMarkets, togglePin } from './pinned-markets';

/** So few markets are found by looking. */
const SEARCHED_FROM = 6;

/** The markets of a match by group: folded away, pinned above the others, found by their names. */
export function MarketBoard({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  const { items } = useServices<SportsServices>().device;
  const pinned = useStoredItem(items, PINNED_MARKETS) ?? [];
  const [chosen, setChosen] = useState<MarketGroup>('all');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [words, setWords] = useState('');
  const panel = useId();

  const groups = groupsOf(match.markets);
  if (groups.length === 0) return <EmptyState title={t('noMarkets')} />;
  const group = groups.includes(chosen) ? chosen : 'all';
  const ordered = pinnedFirst(marketFamilies(marketsOf(group, match.markets)), pinned);
  const titled = ordered.map((family) => ({ family, title: marketTitle(t, match.sport, family) }));
  const searched = titled.length >= SEARCHED_FROM || words !== '';
  const found = searchMarkets(titled, words);
  const keys = found.map(({ family }) => family.key);
  return (
    <>
      <Tabs<MarketGroup>
        label={t('marketGroups')}
        panel={panel}
        value={group}
        onValueChange={setChosen}
        items={groups.map((each) => ({
          value: each,
          label: t(`group.${each}`, { context: scoreUnit(match.sport) }),
        }))}
        className="bg-raised"
      />
      <div {...panelOf(panel, group)}>
        {searched && (
          <div className="bg-raised px-3 pt-3">
            <SearchField
              label={t('markets.search')}
              hideLabel
              placeholder={t('markets.search')}
              clearLabel={t('markets.clear')}
              value={words}
              onValueChange={setWords}
            />
          </div>
        )}
        {found.length === 0 && <EmptyState title={t('markets.none')} />}
        <Accordion
          className="bg-raised p-3"
          headingLevel={2}
          value={keys.filter((key) => !folded.has(key))}
          onValueChange={(open) => {
            const closed = keys.filter((key) => !open.includes(key));
            setFolded(new Set([...[...folded].filter((key) => !keys.includes(key)), ...closed]));
          }}
          items={found.map(({ family, title }) => ({
            value: family.key,
            title,
            extra: (
              <IconButton
                icon={pinned.includes(family.key) ? 'pinFilled' : 'pin'}
                label={t('markets.pin', { market: title })}
                pressed={pinned.includes(family.key)}
                onClick={() => items.set(PINNED_MARKETS, togglePin(pinned, family.key))}
              />
            ),
            content: <MarketFamilyLines match={match} family={family} />,
          }))}
        />
      </div>
    </>
  );
}
