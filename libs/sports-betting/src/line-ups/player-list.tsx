import { Icon } from '@heptad/ui-kit';
import type { Player } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import type { SideChanges } from './changes';
import { useChangeMinute, usePlayerWords } from './player-words';

export interface PlayerListProps {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly players: readonly Player[];
  readonly changes: SideChanges;
}

/** Players line by line: shirt, full name, position, and for whom they came on. */
export function PlayerList({ label, players, changes }: PlayerListProps) {
  const { t } = useTranslation('sports');
  const minute = useChangeMinute();
  const words = usePlayerWords();
  return (
    <ul aria-label={label} className="m-0 list-none divide-y divide-line p-0 text-sm">
      {players.map((player) => {
        const [off, on] = [changes.off.get(player.id), changes.on.get(player.id)];
        return (
          <li key={player.id} className="min-h-[44px] py-1">
            <span className="sr-only">{words(player, off, on)}</span>
            <span aria-hidden="true" className="flex min-h-[36px] items-center gap-3">
              <span className="numeric w-[24px] shrink-0 text-center text-muted">{player.shirt}</span>
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="break-words">{player.name}</span>
                {on !== undefined && (
                  <span className="text-xs break-words text-muted">
                    {t('lineUps.for', { name: on.other.shortName })}
                  </span>
                )}
              </span>
              {on !== undefined && (
                <span className="numeric flex shrink-0 items-center gap-1 text-success">
                  <Icon name="up" className="size-3" />
                  {minute(on)}
                </span>
              )}
              <span className="w-[4.5em] shrink-0 text-right text-xs text-muted">
                {player.position !== undefined && t(`lineUps.position.${player.position}`)}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
