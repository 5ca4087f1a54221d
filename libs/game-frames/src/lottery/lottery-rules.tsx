import { gamePlay } from '@heptad/contracts';
import { LOTTERY, type LotteryPlayName } from '@heptad/game-rules';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RulesProps } from '../frame/game-kind';
import { Facts } from '../frame/sheets/facts';
import { TEXTS } from '../shared-rounds/texts';
import { oddsText, selectionGroups } from './selection-groups';
import { groupName, selectionLabel } from './selection-name';

/** How a lottery is played, and the odds and returns of all its selections; a group whose selections all pay alike is one line. */
export function LotteryRules({ session }: RulesProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  const [play, setPlay] = useState<LotteryPlayName>();
  useEffect(() => {
    let isOver = false;
    void session.call(gamePlay.draws, {}).then((answer) => {
      if (answer.ok && !isOver) setPlay(answer.value.play);
    });
    return () => {
      isOver = true;
    };
  }, [session]);
  if (play === undefined) return <p role="status">{t('joining')}</p>;
  return (
    <section className="flex flex-col gap-3">
      <p>{t(`how.${play}`)}</p>
      <p>{t('how.line')}</p>
      <p>{t('how.close')}</p>
      <h3 className="font-semibold">{t('how.odds')}</h3>
      {selectionGroups(play).map(({ id, selections }) => {
        const prices = selections.map(
          (selection) => [selection, LOTTERY[play].selections[selection]] as const,
        );
        const [first] = prices;
        const isOneLine = prices.every(([, price]) => price?.odds === first?.[1]?.odds);
        const shown = isOneLine ? prices.slice(0, 1) : prices;
        return (
          <Facts
            key={id}
            facts={shown.map(([selection, price]) => [
              isOneLine
                ? groupName(t, play, id)
                : `${groupName(t, play, id)} · ${selectionLabel(t, selection)}`,
              price === undefined ? '' : `${oddsText(price.odds)} · ${price.returns}%`,
            ])}
          />
        );
      })}
    </section>
  );
}
