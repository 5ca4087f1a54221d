import { boundAddress, ownPath } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { Button, Dialog, FOCUS_RING, NavigationLink } from '@heptad/ui-kit';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';

const LINK = `rounded-s text-link underline underline-offset-2 ${FOCUS_RING}`;

interface MailLinkProps {
  /** As the mail has it: nobody has judged it. */
  readonly address: string;
  readonly children: ReactNode;
}

/**
 * A link of a mail. A path of the own site is gone to within the app; an address that the deployment lists is asked about before it opens
 * beside; any other is no link.
 */
export function MailLink({ address, children }: MailLinkProps) {
  const { allowList } = useServices<AccountServices>();
  const path = allowList.self === undefined ? undefined : ownPath(address, allowList.self);
  if (path !== undefined)
    return (
      <NavigationLink href={path} className={LINK}>
        {children}
      </NavigationLink>
    );
  const outside = boundAddress(address, allowList);
  return outside === undefined ? children : <OutsideLink to={outside}>{children}</OutsideLink>;
}

function OutsideLink({ to, children }: { readonly to: URL; readonly children: ReactNode }) {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  const ask = (event: MouseEvent): void => {
    event.preventDefault();
    setAsking(true);
  };
  const way = { href: to.href, target: '_blank', rel: 'noopener noreferrer' } as const;
  return (
    <>
      <a {...way} onClick={ask} className={LINK}>
        {children}
      </a>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('inbox.leave')}
        description={t('inbox.leaveHint', { host: to.host })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('inbox.stay')}
            </Button>
            <a
              {...way}
              onClick={() => setAsking(false)}
              className={`flex min-h-11 items-center justify-center rounded-m bg-accent px-4 text-on-accent ${FOCUS_RING}`}
            >
              {t('inbox.go')}
            </a>
          </>
        }
      />
    </>
  );
}
