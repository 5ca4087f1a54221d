export {
  ERROR_TEXTS,
  errorText,
  isIpBlocked,
  isRefusedWith,
  isUnauthenticated,
  type ApiError,
  type BusinessError,
  type ErrorMessageKey,
  type Result,
  type Translate,
} from './api-error';
export type { ApiClient, ApiFailure, RawAnswer, SendOptions, UnauthenticatedHandler } from './api-client';
export type { Envelope, RequestDraft, WireCodec } from './wire-codec';
export { malformed, unexpected } from './failure';
export { ownersOf, type FailureOwner } from './failure-owners';
export { createApiClient, type ApiClientOptions } from './create-api-client';
export type { ClientFacts, ClientForm } from './outgoing';
export type { BrandNames } from './brand-names';
export type { Transport, TransportAnswer, TransportRequest } from './transport';
export { callQuery, queryApi } from './react/query-api';
export { serviceQuery } from './react/service-query';
export { askHosts, type HostOptions, type Hosts } from './video-hosts';
