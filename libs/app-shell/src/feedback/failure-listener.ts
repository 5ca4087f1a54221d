import { isIpBlocked, isUnauthenticated, type ApiClient, type ApiError } from '@heptad/api-client';
import { blockedVisitor } from '@heptad/contracts';
import { PATHS } from '@heptad/feature-module';
import { TOAST_KIND, type ToastStore } from '@heptad/ui-kit';
import * as v from 'valibot';
import { destinationAfterIpBlock } from '../boot/ip-block-decision';
import type { SiteInfo } from '../boot/site-info';

const TOO_MANY_REQUESTS = 429;

export interface FailureListenerDeps {
  readonly api: Pick<ApiClient, 'onFailure'>;
  readonly toast: ToastStore;
  readonly site: Pick<SiteInfo, 'learnVisitor'>;
  text(error: ApiError): string;
  /** In the app, or gone on past a caveat already (ERR-033). */
  exemption(): { readonly inApp: boolean; readonly continued: boolean };
  /** Told of every blocked answer, and whether the visitor was led to a page that says so. */
  onBlocked(led: boolean): void;
  goTo(path: string): void;
}

/**
 * Turns failures of the request path into what members see: IP blocks and too many requests (ROUTE-002) lead to their pages,
 * whatever the caller asked for;
 * everything else is a toast, unless the caller deals with it or the session does (OPEN-018, ERR-031…034).
 */
export function listenToFailures({
  api,
  toast,
  site,
  text,
  exemption,
  onBlocked,
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
      onBlocked(destination !== undefined);
      if (destination !== undefined) goTo(destination);
      return;
    }
    if (error.kind === 'http' && error.status === TOO_MANY_REQUESTS) return goTo(PATHS.accessLimit);
    if (quiet || error.kind === 'cancelled' || isUnauthenticated(error)) return;
    toast.show({ text: text(error), kind: TOAST_KIND.failure });
  });
}
