import { stubBrand } from '@heptad/brand-config/testing';
import { AppContext } from '@heptad/feature-module';
import { money } from '@heptad/formatting';
import { sessionActions } from '@heptad/session';
import { fakeMember } from '@heptad/session/testing';
import type { SportsVenue } from '@heptad/venue-gateway';
import { act, queries, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import type { ComponentType, ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { featureTexts } from '../../testing/feature-parts';
import { createPriceBoard } from '../../price-board/price-board';
import en from '../../messages/en.json';
import slipEn from '../messages/en.json';
import { BOUNDS_PAUSE_MS } from '../sagas/bounds-saga';
import type { SlipSelection } from '../slip-selection';
import { slipActions } from '../slip-slice';
import { answer, fakeLeg, fakeMatch, fakeServices, fakeWallet, quote } from './slip-fakes';
import { startSlip } from './slip-store';

/** The selection a scene begins with. */
export const leg = fakeLeg('a');

const limits: SportsVenue['limits'] = async () =>
  answer({
    selections: [{ key: 'a', available: true, min: money('10'), max: money('2000') }],
    combos: [{ comboCode: 2001, combinations: 1, min: money('2'), max: money('100') }],
  });

/** The slip's texts in English. */
export const slipTexts = (): i18n => featureTexts('en', { ...en, slip: { ...en.slip, ...slipEn.slip } });

const Here = () => <output data-testid="here">{useLocation().pathname + useLocation().search}</output>;

export interface Scene {
  readonly venue?: Partial<SportsVenue>;
  readonly balance?: string;
  readonly guest?: boolean;
  readonly legs?: readonly SlipSelection[];
  readonly page: ReactElement;
  /** What features keep in the slip's sheet; nothing unless given. */
  readonly SlipPanels?: ComponentType;
}

/** Shows a part of the slip in a small app, with limits and balance there; only for specs with a document. */
export async function showSlip({
  venue = {},
  balance = '500',
  guest = false,
  legs = [leg],
  page,
  SlipPanels,
}: Scene) {
  jest.useFakeTimers();
  const board = createPriceBoard();
  const match: SportsVenue['match'] = async (id) => {
    const found = legs.find((each) => each.match.id === id) ?? leg;
    return answer({ match: fakeMatch(found, board.get(found.selection.key)?.odds ?? '1.90') });
  };
  const services = { ...fakeServices({ match, limits, ...venue }, fakeWallet(balance)), board };
  const store = startSlip(services, board, { session: guest ? 'guest' : 'member' });
  if (!guest) store.dispatch(sessionActions.memberLoaded(fakeMember('1')));
  for (const each of legs) {
    quote(board, each, each.odds);
    store.dispatch(slipActions.selectionTapped(each));
  }
  if (legs.length > 0) store.dispatch(slipActions.sheetClosed());
  const send = jest.fn<Promise<void>, [string, unknown?]>(async () => undefined);
  const texts = slipTexts();
  const context = {
    services,
    send,
    navigation: [],
    homeSections: [],
    SlipPanels,
    addMessages: async () => undefined,
    brand: stubBrand(),
  };
  render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <AppContext.Provider value={context}>
          <MemoryRouter initialEntries={['/home/sports?venue=IMTY']}>
            {page}
            <Here />
          </MemoryRouter>
        </AppContext.Provider>
      </I18nextProvider>
    </Provider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(BOUNDS_PAUSE_MS));
  jest.useRealTimers();
  return { store, board, send };
}

/** Presses buttons by their names, one after the other; the first where several bear one name. */
export async function press(...names: string[]): Promise<void> {
  for (const name of names) {
    const [button] = screen.getAllByRole('button', { name });
    if (button !== undefined) await userEvent.click(button);
  }
}

/** Types a stake into its field, over what is in it. @param within the part of the page it stands in; the first field where there are several */
export async function typeStake(text: string, within: HTMLElement = document.body): Promise<void> {
  const [field] = queries.getAllByRole(within, 'textbox', { name: /^Stake/ });
  if (field === undefined) return;
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}
