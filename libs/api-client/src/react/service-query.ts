import type { ApiError, Result } from '../api-error';

/** What an endpoint's `queryFn` is told beside its argument. */
interface QueryContext {
  /** The extra argument of the store's thunks: it holds the app's services. */
  readonly extra: unknown;
  readonly signal: AbortSignal;
}

/**
 * An endpoint's `queryFn` that asks the app's services.
 * @param ask gets the services, the endpoint's argument, and a signal for when nobody wants the answer any more
 */
export function serviceQuery<Services, Argument, Data>(
  ask: (services: Services, argument: Argument, signal: AbortSignal) => Promise<Result<Data>>,
): (
  argument: Argument,
  context: QueryContext,
) => Promise<{ readonly data: Data } | { readonly error: ApiError }> {
  return async (argument, { extra, signal }) => {
    const result = await ask(servicesOf<Services>(extra), argument, signal);
    return result.ok ? { data: result.value } : { error: result.error };
  };
}

/** The services in the store's extra argument. The one place that takes the store at its word. */
export function servicesOf<Services>(extra: unknown): Services {
  return (extra as { readonly services: Services }).services;
}
