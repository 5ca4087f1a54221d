import { ownersOf, type ApiClient, type ApiError } from '@heptad/api-client';
import { configuration } from '@heptad/contracts';
import { PATHS } from '@heptad/feature-module';
import { TOAST_KIND, type ToastStore } from '@heptad/ui-kit';
import * as v from 'valibot';
import { destinationAfterIpBlock } from '../boot/ip-block-decision';
import type { SiteInfo } from '../boot/site-info';

export interface FailureListenerDeps {
  readonly api: Pick<ApiClient, 'onFailure'>;
  readonly toast: ToastStore;
  readonly site: Pick<SiteInfo, 'learnVisitor'>;
  text(error: ApiError): string;
  /** In the app, or gone on past a caveat already (ERR-033). */
  exemption(): { readonly inApp: boolean; readonly continued: boolean };
  /** Called with every blocked answer, and with whether the visitor was led to a page that explains it. */
  onBlocked(led: boolean): void;
  /** The page that is open, to come back to. */
  here(): string;
  goTo(path: string): void;
}

/** Where too many requests lead, and back afterwards (ROUTE-002). */
function accessLimitPath(returnTo: string): string {
  return `${PATHS.accessLimit}?${new URLSearchParams({ returnTo }).toString()}`;
}

/**
 * Turns the failures that are the shell's ({@link ownersOf}) into what members see: refused addresses lead to their pages,
 * too many requests to theirs (ROUTE-002), the rest is a toast (OPEN-018, ERR-031…034).
 */
export function listenToFailures({
  api,
  toast,
  site,
  text,
  exemption,
  onBlocked,
  here,
  goTo,
}: FailureListenerDeps): () => void {
  return api.onFailure((failure) => {
    const { error } = failure;
    const owners = ownersOf(failure);
    if (error.kind === 'business' && owners.includes('blockedPage')) {
      const known = v.safeParse(configuration.blockedVisitor, error.data);
      const visitor = known.success ? known.output : {};
      site.learnVisitor({ ip: visitor.ip, address: visitor.address });
      const destination = destinationAfterIpBlock({
        code: error.code,
        maintenance: visitor.maintainConfig?.status,
        ...exemption(),
      });
      onBlocked(destination !== undefined);
      if (destination !== undefined) goTo(destination);
      return;
    }
    if (owners.includes('accessLimitPage')) {
      // A visitor who is there already keeps the address to go back to.
      if (!here().startsWith(PATHS.accessLimit)) goTo(accessLimitPath(here()));
      return;
    }
    if (owners.includes('toast')) toast.show({ text: text(error), kind: TOAST_KIND.failure });
  });
}
