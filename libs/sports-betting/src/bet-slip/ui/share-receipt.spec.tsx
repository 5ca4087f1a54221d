import { money, OddsType } from '@heptad/formatting';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { oddsFormatActions, type OddsTypeValue } from '../../odds-format/odds-format-slice';
import { answer, fakeBet } from '../testing/slip-fakes';
import { showSlip, typeStake } from '../testing/slip-scene';
import { SlipPanel } from './slip-panel';

/** A slip whose bet was just taken. */
async function showReceipt(type: OddsTypeValue = OddsType.europe) {
  const placed = fakeBet('accepted', { stake: money('50') });
  const { store } = await showSlip({ venue: { placeBet: async () => answer(placed) }, page: <SlipPanel /> });
  act(() => void store.dispatch(oddsFormatActions.oddsTypeChosen(type)));
  await typeStake('50');
  await userEvent.click(await screen.findByRole('button', { name: /^Place bet/ }));
  return screen.findByRole('button', { name: 'Share bet' });
}

const setShare = (share: ((data: ShareData) => Promise<void>) | undefined): void => {
  if (share === undefined) Reflect.deleteProperty(navigator, 'share');
  else Object.defineProperty(navigator, 'share', { value: share, configurable: true });
};

const copy = jest.fn<Promise<void>, [string]>(async () => undefined);

describe('sharing a receipt', () => {
  beforeEach(() => {
    copy.mockClear();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copy }, configurable: true });
  });
  afterEach(() => {
    setShare(undefined);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('hands selection, price, stake, number and time to the device', async () => {
    const share = jest.fn<Promise<void>, [ShareData]>(async () => undefined);
    setShare(share);
    fireEvent.click(await showReceipt());
    expect(share).toHaveBeenCalledTimes(1);
    const text = share.mock.calls[0]?.[0].text ?? '';
    for (const part of ['Home a -0.5 @1.90', 'Home a v Away a', 'Stake ¥50.00', '9007199254740993', '2027'])
      expect(text).toContain(part);
    expect(text).not.toContain('500');
  });

  it('names the notation of a price that is not European', async () => {
    const share = jest.fn<Promise<void>, [ShareData]>(async () => undefined);
    setShare(share);
    fireEvent.click(await showReceipt(OddsType.hongkong));
    expect(share.mock.calls[0]?.[0].text).toContain('Home a -0.5 @0.90 Hong Kong · Handicap');
  });

  it('copies where the device cannot share', async () => {
    fireEvent.click(await showReceipt());
    await waitFor(() => expect(copy).toHaveBeenCalledTimes(1));
    expect(copy.mock.calls[0]?.[0]).toContain('Bet number 9007199254740993');
  });

  it('copies where sharing fails, and nothing where the member closed it', async () => {
    const button = await showReceipt();
    const shareFailing = (name: string) =>
      setShare(() => Promise.reject(Object.assign(new Error(), { name })));
    shareFailing('AbortError');
    await act(async () => fireEvent.click(button));
    expect(copy).not.toHaveBeenCalled();
    shareFailing('NotAllowedError');
    await act(async () => fireEvent.click(button));
    expect(copy).toHaveBeenCalledTimes(1);
  });
});
