import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A page over the game, which Escape closes. */
export function Sheet({ title, onClose, children }: SheetProps): ReactNode {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown?.open === false) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="bg-felt text-ink backdrop:bg-shade m-auto h-dvh max-h-none w-full max-w-none overflow-hidden sm:h-auto sm:max-h-[88dvh] sm:max-w-2xl sm:rounded-2xl"
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <header className="bg-felt-2 flex items-center gap-2 py-1 ps-4 pe-1">
          <h2 id={name} className="min-w-0 flex-1 truncate text-lg font-semibold">
            {title}
          </h2>
          <Button look="icon" aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </header>
        <div className="flex flex-col gap-5 overflow-y-auto p-4 pb-8">{children}</div>
      </div>
    </dialog>
  );
}
