import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useWords } from '../words/use-words';
import { Button } from './button';
import { Icon } from './icon';

export interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  readonly wide?: boolean;
}

/** The browser's own dialog: it holds the focus, closes by Escape and gives the focus back. */
export function Modal({ title, onClose, children, foot, wide = false }: ModalProps) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opened = dialog.current;
    if (opened !== null && !opened.open) opened.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'modal modal-wide' : 'modal'}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <Button look="quiet" icon={<Icon name="close" />} aria-label={t('close')} onClick={onClose} />
      </header>
      <div className="modal-body" tabIndex={-1}>
        {children}
      </div>
      {foot !== undefined && <footer>{foot}</footer>}
    </dialog>
  );
}
