import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { MailRemoval } from './use-mail-removal';

/** Says that a mail was deleted, and takes it back. The region is always there, so that it is read out. */
export function UndoBar({ removal: { undoable, undo } }: { readonly removal: MailRemoval }) {
  const { t } = useTranslation('account');
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center px-4 pb-[calc(16px+var(--inset-bottom,0px))]"
    >
      {undoable !== undefined && (
        <div className="pointer-events-auto flex w-full max-w-md items-center gap-2 rounded-m border border-line bg-raised py-1 pr-1 pl-4 text-text shadow-2">
          <span className="min-w-0 flex-1 truncate text-sm">
            {t('inbox.removed', { title: undoable.title })}
          </span>
          <Button variant="plain" onClick={undo}>
            {t('inbox.undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
