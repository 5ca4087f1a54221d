export {
  ERROR_TEXTS,
  errorText,
  isIpBlocked,
  isUnauthenticated,
  type ApiError,
  type ErrorMessageKey,
  type Result,
  type Translate,
} from './api-error';
export type { ApiClient, ApiFailure, RawAnswer, SendOptions, UnauthenticatedHandler } from './api-client';
export type { Envelope, RequestDraft, WireCodec } from './wire-codec';
export { createApiClient, type ApiClientOptions } from './create-api-client';
export type { ClientFacts, ClientForm } from './outgoing';
export type { BrandNames } from './brand-names';
export type { Transport, TransportAnswer, TransportRequest } from './transport';
export { callQuery, queryApi } from './react/query-api';
export { serviceQuery } from './react/service-query';
export { askHosts, type Hosts } from './video-hosts';
