import { isIpBlocked, isUnauthenticated, type ApiClient, type ApiError } from '@heptad/api-client';
import { blockedVisitor } from '@heptad/contracts';
import { TOAST_KIND, type ToastStore } from '@heptad/ui-kit';
import * as v from 'valibot';
import { destinationAfterIpBlock } from '../boot/ip-block-decision';
import type { SiteInfo } from '../boot/site-info';

export interface FailureListenerDeps {
  readonly api: ApiClient;
  readonly toast: ToastStore;
  readonly site: SiteInfo;
  text(error: ApiError): string;
  /** In the app, or gone on past a caveat already (ERR-033). */
  exemption(): { readonly inApp: boolean; readonly continued: boolean };
  goTo(path: string): void;
}

/**
 * Turns failures of the request path into what members see: IP blocks lead to their page, whatever the caller asked for;
 * everything else is a toast, unless the caller deals with it or the session does (OPEN-018, ERR-031…034).
 */
export function listenToFailures({
  api,
  toast,
  site,
  text,
  exemption,
  goTo,
}: FailureListenerDeps): () => void {
  return api.onFailure(({ error, quiet }) => {
    if (isIpBlocked(error)) {
      const known = v.safeParse(blockedVisitor, error.data);
      const visitor = known.success ? known.output : {};
      site.learnVisitor({ ip: visitor.ip, address: visitor.address });
      const destination = destinationAfterIpBlock({
        code: error.code ?? '',
        maintenance: visitor.maintainConfig?.status,
        ...exemption(),
      });
      if (destination !== undefined) goTo(destination);
      return;
    }
    if (quiet || error.kind === 'cancelled' || isUnauthenticated(error)) return;
    toast.show({ text: text(error), kind: TOAST_KIND.failure });
  });
}
