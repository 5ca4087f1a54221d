import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MailListView } from './mail-list-view';
import { readMailAddress } from './mail-address';
import { UndoBar } from './undo-bar';
import { useMailRemoval } from './use-mail-removal';

export { messages } from './inbox-texts';

// What draws a text is fetched with the first mail that is opened.
const MailView = lazy(() => import('./mail-view'));

/** The member's mails (ROUTE-040): the list of a kind, or one mail, by the address; what was deleted is offered back on both. */
export default function InboxPage() {
  const [query] = useSearchParams();
  const { kind, id } = readMailAddress(query);
  const removal = useMailRemoval();
  return (
    <>
      {id === undefined ? (
        <MailListView kind={kind} removal={removal} />
      ) : (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <MailView id={id} kind={kind} onRemove={removal.remove} />
        </Suspense>
      )}
      <UndoBar removal={removal} />
    </>
  );
}
