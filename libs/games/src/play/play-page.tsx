import { useStoredItem } from '@heptad/device';
import { PATHS, useEntryPath, useServices } from '@heptad/feature-module';
import { sessionSelectors } from '@heptad/session';
import { Skeleton } from '@heptad/ui-kit';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { GamesServices } from '../services';
import { gameMoney } from './game-money';
import { MoneyChoice } from './money-choice';
import { MONEY_LEFT_ITEM } from './money-left';
import { MONEY_BACK_ITEM } from './play-choices';
import { playAddress, readPlayAddress, type PlayAddress } from './play-path';
import { useGameConsentQuery } from './play-queries';
import { PlayRoom } from './play-room';
import type { MoneyAlong } from './play-state';
import { useVenueWallet } from './use-venue-wallet';
import { useMayNot, type VisitOrder } from './use-visit';

export { messages } from './play-texts';

/** What an address asks for, as far as the member has not yet chosen. */
const orderOf = (address: PlayAddress, along: MoneyAlong, bringsBack: boolean): VisitOrder => ({
  enName: address.enName,
  ...(address.game !== undefined && { game: address.game }),
  real: !address.demo,
  along,
  bringsBack,
  callBackAddress: new URL(playAddress(address, true), window.location.origin).href,
});

/** A demo: nothing is asked, and nobody has to be logged in. */
function DemoRoom({ address }: { readonly address: PlayAddress }) {
  return (
    <PlayRoom address={address} order={orderOf(address, { kind: 'none' }, false)} wallet={undefined}>
      {null}
    </PlayRoom>
  );
}

/** Back from a page of the venue's own: its money follows, where the member wants that. */
function Returned({ enName }: PlayAddress) {
  const dispatch = useDispatch();
  const { items } = useServices<GamesServices>().device;
  useEffect(() => {
    items.remove(MONEY_LEFT_ITEM);
    if (items.get(MONEY_BACK_ITEM) === true)
      dispatch(gameMoney.actions.writeRequested({ direction: 'back', channel: enName }));
  }, [dispatch, items, enName]);
  return <Navigate to={PATHS.home} replace />;
}

/** A game for play money: first it is asked what goes along, unless the member has settled that once and for all. */
function MemberRoom({ address }: { readonly address: PlayAddress }) {
  const { items } = useServices<GamesServices>().device;
  const kept = useStoredItem(items, MONEY_BACK_ITEM);
  const consent = useGameConsentQuery(undefined, { refetchOnMountOrArgChange: true });
  const wallet = useVenueWallet(address.enName, false);
  const mayNot = useMayNot(true);
  const [chosen, setChosen] = useState<VisitOrder>();
  // Where the consent cannot be read nothing moves by itself.
  const known = !consent.isFetching;
  const automatic = known && consent.data === true;
  const settled = mayNot !== undefined || (automatic && kept !== undefined);
  const order =
    chosen ??
    (settled ? orderOf(address, { kind: automatic ? 'automatic' : 'none' }, kept ?? true) : undefined);
  return (
    <PlayRoom address={address} order={order} wallet={wallet}>
      {known ? (
        <MoneyChoice
          wallet={wallet}
          automatic={automatic}
          bringsBack={kept ?? true}
          onEnter={(along, bringsBack) => {
            items.set(MONEY_BACK_ITEM, bringsBack);
            setChosen(orderOf(address, along, bringsBack));
          }}
        />
      ) : (
        <Skeleton className="mx-auto h-[360px] max-w-md rounded-l" />
      )}
    </PlayRoom>
  );
}

/** The page on which a game is played: for play money by members, as a demo by anybody (VENUE-017, CALL-014, CALL-016). */
export default function PlayPage() {
  const { enName } = useParams();
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const entryPath = useEntryPath();
  const status = useSelector(sessionSelectors.selectStatus);
  const address = readPlayAddress(enName, query);
  if (address === undefined) return <Navigate to={PATHS.notFound} replace />;
  // Another game is another visit.
  const key = playAddress(address);
  if (address.demo) return <DemoRoom key={key} address={address} />;
  if (status === 'unknown') return <Skeleton className="h-dvh" />;
  if (status === 'guest') return <Navigate to={entryPath(pathname + search)} replace />;
  if (address.back) return <Returned {...address} />;
  return <MemberRoom key={key} address={address} />;
}
