import { formatAmount } from '@heptad/formatting';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import type { OpenedGame, SessionState } from '../session/session-state';

export type SheetName = 'rules' | 'proof';

export interface TopBarProps {
  readonly opened: OpenedGame;
  readonly state: SessionState;
  /** Whether the site's own bar stands above the frame. */
  readonly isEmbedded: boolean;
  readonly areSoundsOn: boolean;
  readonly onSounds: () => void;
  readonly onSheet: (sheet: SheetName) => void;
}

/** The bar above a game: whose money it is, the way to rules and proof, and of name and balance what the site's bar does not say. */
export function TopBar({
  opened,
  state,
  isEmbedded,
  areSoundsOn,
  onSounds,
  onSheet,
}: TopBarProps): ReactNode {
  const { t } = useTranslation();
  // The site's bar says the wallet's balance, not a demo's purse; on a phone that lies on its side it is folded away.
  const isSaid = isEmbedded && opened.real;
  return (
    <header className="bg-felt-2 shrink-0">
      <div className="mx-auto flex max-w-6xl items-center gap-1 py-0.5 ps-4 pe-1">
        <div className="min-w-0 flex-1 leading-tight">
          <h1 className={isEmbedded ? 'sr-only' : 'truncate text-sm font-semibold'}>{opened.game.name}</h1>
          <p
            className={`text-ink-2 flex flex-wrap items-baseline gap-x-2 ${isEmbedded ? 'text-sm' : 'text-xs'}`}
          >
            <span className={isSaid ? 'numeric short:inline hidden' : 'numeric'}>
              <span className="sr-only">{t('balance')} </span>
              <span className="text-ink font-semibold">{formatAmount(state.balance, opened.currency)}</span>
            </span>
            <span>{opened.real ? t('playMoney') : `${t('demo')} · ${t('playMoney')}`}</span>
          </p>
        </div>
        <Button look="icon" aria-label={t('rules.title')} onClick={() => onSheet('rules')}>
          <Icon name="rules" />
        </Button>
        <Button look="icon" aria-label={t('proof.title')} onClick={() => onSheet('proof')}>
          <Icon name="proof" />
        </Button>
        <Button look="icon" aria-label={t(areSoundsOn ? 'sound.off' : 'sound.on')} onClick={onSounds}>
          <Icon name={areSoundsOn ? 'soundOn' : 'soundOff'} />
        </Button>
      </div>
      {state.isConfirming && (
        <p role="status" className="bg-felt-3 text-warn px-4 py-1.5 text-center text-sm">
          {t('confirming')}
        </p>
      )}
    </header>
  );
}
