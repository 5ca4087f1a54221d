import { useLabels, useMedia, WIDE_QUERY } from '@heptad/feature-module';
import { IconButton } from '@heptad/ui-kit';
import { useContactService } from '../pages/use-contact-service';
import { KEEPS_PAGE } from './kept-page';

/** The way to customer service at the end of every bar; the head of the full site has one of its own. */
export function ServiceButton() {
  const wide = useMedia(WIDE_QUERY);
  const { customerService } = useLabels();
  const contact = useContactService(KEEPS_PAGE);
  if (wide) return null;
  return (
    <IconButton icon="customerService" label={customerService} onClick={contact} className="text-current!" />
  );
}
