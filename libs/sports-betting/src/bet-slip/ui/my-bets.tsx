import type { ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import { slipActions } from '../slip-slice';

/** The member's bets in the slip's sheet, as the feature that knows them shows them. */
export function MyBets({ Panels }: { readonly Panels: ComponentType }) {
  const dispatch = useDispatch();
  return (
    <div
      className="min-h-[40dvh] pb-2"
      onClick={({ target }) => {
        // A link leads away: on coming back the sheet is not to lie over the page.
        if (target instanceof Element && target.closest('a') !== null) dispatch(slipActions.sheetClosed());
      }}
    >
      <Panels />
    </div>
  );
}
