import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from './app-context';
import * as PATHS from './paths';

/** What of the app's services the way back needs; absent where no native shell can be around the page. */
interface BackServices {
  readonly device?: { readonly native?: { open(target: 'back'): boolean } };
}

/** The key that the router gives to the page a visit begins with. */
const FIRST_KEY = 'default';

/** The router counts the pages of a visit in the history's own state. */
function isFirst(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;
}

/**
 * The way back of a page's bar: to the page before. The first page of a visit has none before it: there the native shell is
 * asked to go back (NATIVE-007), and a browser shows another page of the site instead.
 * @param instead the page to show where nothing lies behind
 * @returns what the bar does
 */
export function useBack(instead: string = PATHS.home): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const native = useServices<BackServices>().device?.native;
  return () => {
    if (key !== FIRST_KEY && !isFirst()) return void navigate(-1);
    if (native?.open('back') === true) return;
    void navigate(instead, { replace: true });
  };
}
