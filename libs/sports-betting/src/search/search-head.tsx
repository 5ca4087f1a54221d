import { FOCUS_RING, Icon } from '@heptad/ui-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export { messages } from './search-texts';

const SearchDialog = lazy(() => import('./search-dialog'));

/** Where a slash is a letter, it is no key of the page. */
const WRITES = 'input, textarea, select, [contenteditable]';

/** The key `/`, pressed where nothing is written and no window is open. */
function useSlash(pressed: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (event.target instanceof Element && event.target.matches(WRITES)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
      event.preventDefault();
      pressed();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [pressed]);
}

/** The search in the head of the full site; the key `/` opens it too. Its window is fetched with the first opening. */
export default function SearchHead() {
  const { t } = useTranslation('sports');
  // Each opening begins anew.
  const [openings, setOpenings] = useState(0);
  const [open, setOpen] = useState(false);
  const [show] = useState(() => () => {
    setOpenings((count) => count + 1);
    setOpen(true);
  });
  useSlash(show);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        // Who speaks to the page says what it shows.
        aria-label={`${t('search.label')} ${t('search.hint')}`}
        onClick={show}
        // Its place does not change when what stands behind it comes; where there is room for its words it shows them.
        className={`@container mr-auto h-11 max-w-[208px] min-w-11 grow rounded-m text-sm ${FOCUS_RING}`}
      >
        <span className="flex h-full items-center justify-center gap-2 rounded-m @min-[120px]:border @min-[120px]:border-current/40 @min-[120px]:px-3">
          <Icon name="search" className="size-5" />
          <span className="hidden flex-1 truncate text-left opacity-85 @min-[120px]:block">
            {t('search.hint')}
          </span>
          <kbd
            aria-hidden="true"
            className="hidden rounded-s border border-current/40 px-1.5 text-xs leading-5 opacity-85 @min-[170px]:block"
          >
            /
          </kbd>
        </span>
      </button>
      <Suspense fallback={null}>
        {openings > 0 && <SearchDialog key={openings} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
