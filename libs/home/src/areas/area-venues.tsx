import { errorText } from '@heptad/api-client';
import { useEntryPath, useServices } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import { useIsMember } from '@heptad/session';
import { BottomSheet, Cell, List } from '@heptad/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AreaVenue } from '../content/home-content';
import type { HomeServices } from '../services';
import type { AreaTile } from './area-tiles';

export interface AreaVenuesProps {
  /** The area whose venues are shown; none keeps the sheet closed. */
  readonly tile: AreaTile | undefined;
  readonly onClose: () => void;
}

/** The venues and games of an area; one tap enters (VENUE-017). A guest is led to the login first. */
export function AreaVenues({ tile, onClose }: AreaVenuesProps) {
  const { t } = useTranslation('home');
  const { venues } = useServices<HomeServices>();
  const isMember = useIsMember();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const entryPath = useEntryPath();
  const [entering, setEntering] = useState<string>();
  // Two taps within one frame see the same state, but not the same reference. A launch of a sheet that was closed leads nowhere.
  const launching = useRef<symbol>(undefined);
  const [failure, setFailure] = useState<string>();

  useEffect(
    () => () => {
      launching.current = undefined;
      setEntering(undefined);
    },
    [tile],
  );

  const close = (): void => {
    setFailure(undefined);
    onClose();
  };
  const enter = async ({ id, enName, gameCode, name }: AreaVenue): Promise<void> => {
    if (!isMember) return void navigate(entryPath(pathname + search));
    if (launching.current !== undefined) return;
    const mine = Symbol(id);
    launching.current = mine;
    setEntering(id);
    setFailure(undefined);
    const launched = await venues.games.launch({
      enName,
      name,
      callBackAddress: window.location.origin,
      ...defined({ gameCode }),
    });
    if (launching.current !== mine) return;
    launching.current = undefined;
    setEntering(undefined);
    if (launched.ok) window.location.assign(launched.value.url);
    else setFailure(errorText(launched.error, t));
  };
  return (
    <BottomSheet
      open={tile !== undefined}
      onOpenChange={(open) => !open && close()}
      title={tile === undefined ? '' : t(`areas.${tile.id}`)}
      closeLabel={t('close')}
    >
      {failure !== undefined && (
        <p role="alert" className="pb-3 text-sm text-danger">
          {failure}
        </p>
      )}
      <List>
        {tile?.venues.map((venue) => (
          <Cell
            key={venue.id}
            title={venue.name}
            disabled={!venue.open}
            aria-busy={entering === venue.id}
            {...(!venue.open && { description: t('areas.maintenance') })}
            {...(entering === venue.id && { description: t('areas.entering') })}
            onPress={() => void enter(venue)}
          />
        ))}
      </List>
    </BottomSheet>
  );
}
