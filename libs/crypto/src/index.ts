export { md5 } from './md5';
export { CipherError } from './cipher';
export { open, openStored, seal, sealStored } from './seal';
export type { SealKey } from './seal';
export { MAX_INFLATED_BYTES, PayloadError, inflatePayload } from './inflate';
export type { PayloadFault } from './inflate';
export { deflatePayload } from './deflate';
export { JsonError, MAX_JSON_DEPTH, parseJson } from './safe-json';
export type { JsonFault } from './safe-json';
