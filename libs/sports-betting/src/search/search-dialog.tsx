import { Dialog, IconButton } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBoard } from './search-board';

export interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The search over all sports above the page. */
export default function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { t } = useTranslation('sports');
  const [words, setWords] = useState('');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('search.label')}
      hideTitle
      style={{ maxWidth: 640, height: 'min(85dvh, 640px)', padding: 4 }}
    >
      <SearchBoard
        words={words}
        onWords={setWords}
        onGo={onClose}
        besideField={<IconButton icon="close" label={t('search.close')} onClick={onClose} />}
      />
    </Dialog>
  );
}
