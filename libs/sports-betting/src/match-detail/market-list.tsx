import { lazyWithMessages, useServices } from '@heptad/feature-module';
import { Accordion, cx, FOCUS_RING_INSIDE, Icon, IconButton } from '@heptad/ui-kit';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import type { SportsServices } from '../services';
import { MarketFamilyLines } from './market-family-lines';
import type { MarketFamily } from './market-groups';
import type { Folding } from './use-folding';
import { PINNED_MARKETS, togglePin } from './pinned-markets';
import { shownLines } from './shown-lines';

const PriceHistoryButton = lazyWithMessages('sports', () => import('../price-history/price-history-button'));

export interface MarketListProps {
  readonly match: MatchShape;
  readonly families: readonly (MarketFamily & { readonly title: string })[];
  readonly pinned: readonly string[];
  /** Of each market every line is known. */
  readonly whole: boolean;
  readonly folding: Folding;
}

/** Markets below each other, each with its lines: folded away by its head, its further lines unfolded beside it. */
export function MarketList({ match, families, pinned, whole, folding }: MarketListProps) {
  const { t } = useTranslation('sports');
  const { items } = useServices<SportsServices>().device;
  const { folded, unfolded } = folding;
  const keys = families.map(({ key }) => key);
  return (
    <Accordion
      dense
      headingLevel={2}
      value={keys.filter((key) => !folded.has(key))}
      onValueChange={(open) => folding.fold(keys, open)}
      items={families.map((family) => {
        const { key, title, lines } = family;
        const { more } = shownLines(lines, unfolded.has(key));
        return {
          value: key,
          title,
          extra: (
            <>
              <Suspense fallback={<span className="w-[44px]" />}>
                <PriceHistoryButton match={match} title={title} lines={lines} />
              </Suspense>
              {more > 0 && !folded.has(key) && (
                <button
                  type="button"
                  aria-label={t('matchPage.more', { market: title, count: more })}
                  aria-expanded={unfolded.has(key)}
                  onClick={() => folding.toggleLines(key)}
                  className={cx(
                    'numeric group flex h-[44px] min-w-[44px] items-center justify-center gap-[2px] px-[4px] pt-[12px] text-xs text-muted',
                    FOCUS_RING_INSIDE,
                  )}
                >
                  +{more}
                  <Icon name="chevronDown" className="size-3 group-aria-expanded:rotate-180" />
                </button>
              )}
              <IconButton
                icon={pinned.includes(key) ? 'pinFilled' : 'pin'}
                label={t('markets.pin', { market: title })}
                pressed={pinned.includes(key)}
                onClick={() => items.set(PINNED_MARKETS, togglePin(pinned, key))}
                className="pt-[12px] not-data-pressed:text-muted! [&_svg]:size-[18px]"
              />
            </>
          ),
          content: <MarketFamilyLines match={match} family={family} all={unfolded.has(key)} whole={whole} />,
        };
      })}
    />
  );
}
