export { md5 } from './md5';
export { saltOf, signature } from './signature';
export type { SignatureSalts } from './signature';
export { CipherError } from './cipher';
export { open, openStored, seal, sealStored } from './seal';
export type { SealKey } from './seal';
export { MAX_INFLATED_BYTES, PayloadError, inflatePayload } from './inflate';
export type { PayloadFault } from './inflate';
export { deflatePayload } from './deflate';
export { PACKED_ON_MAIN_THREAD, THREAD_SILENCE_MS, createPayloadDecoder } from './payload-decoder';
export type {
  DecodingThread,
  DecodingThreadEvents,
  OpenDecodingThread,
  PayloadDecoder,
} from './payload-decoder';
export { answerDecoding } from './payload-thread';
export type { DecodingAnswer, DecodingRequest } from './payload-thread';
export { JsonError, MAX_JSON_DEPTH, parseJson } from './safe-json';
export type { JsonFault } from './safe-json';
