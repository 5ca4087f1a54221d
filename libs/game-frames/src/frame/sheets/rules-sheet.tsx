import { formatAmount, money } from '@heptad/formatting';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameParts, RulesProps } from '../game-kind';
import type { SessionState } from '../session/session-state';
import { Facts } from './facts';
import { Sheet } from './sheet';

export interface RulesSheetProps extends RulesProps {
  readonly state: SessionState;
  readonly Rules: GameParts['Rules'];
  readonly onClose: () => void;
}

/** How a game is played, what it pays and what comes back, and what this session came to. */
export function RulesSheet({ opened, session, state, Rules, onClose }: RulesSheetProps): ReactNode {
  const { t } = useTranslation();
  const { game, currency } = opened;
  const shown = (amount: string) => formatAmount(money(amount), currency);
  return (
    <Sheet title={t('rules.title')} onClose={onClose}>
      <div>
        <Facts
          facts={[
            [t('rules.return'), `${game.rtp}%`],
            ...(game.volatility === undefined
              ? []
              : [[t('rules.volatility'), t(`rules.${game.volatility}`)] as const]),
            [t('rules.limits'), t('stakeBounds', { least: shown(game.least), most: shown(game.most) })],
            [t('rules.greatest'), t('rules.greatestTimes', { times: game.greatestWin })],
          ]}
        />
        <p className="text-ink-2 mt-3 text-sm">
          {t('rules.returnNote')} {t('rules.playMoneyNote')}
        </p>
      </div>
      <Rules opened={opened} session={session} />
      <section>
        <h3 className="mb-2 font-semibold">{t('sums.title')}</h3>
        <Facts
          facts={[
            [t('sums.rounds'), state.sums.rounds],
            [t('sums.staked'), shown(state.sums.staked)],
            [t('sums.won'), shown(state.sums.won)],
          ]}
        />
      </section>
    </Sheet>
  );
}
