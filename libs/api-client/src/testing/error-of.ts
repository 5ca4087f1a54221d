import { defined } from '@heptad/formatting';
import type { ApiError, ErrorMessageKey } from '../api-error';

/** What a spec says of an error; a refusal unless `kind` says otherwise. */
export interface ErrorParts {
  readonly kind?: ApiError['kind'];
  readonly message?: string;
  readonly messageKey?: ErrorMessageKey;
  readonly original?: string;
  readonly call?: string;
  readonly afterLost?: true;
  /** Of a refusal; `7001` unless given. */
  readonly code?: string;
  readonly from?: 'venue';
  readonly data?: unknown;
  /** Of an HTTP error, 500 unless given; of a late or malformed answer where given. */
  readonly status?: number;
}

/** Specs only: an error that is complete for its stage. Parts that the stage does not have are left out. */
export function errorOf(parts: ErrorParts = {}): ApiError {
  const { kind = 'business', message = '', call = '/x', messageKey, original, afterLost } = parts;
  const told = { message, call, ...defined({ messageKey, original, afterLost }) };
  switch (kind) {
    case 'business':
      return {
        kind,
        code: parts.code ?? '7001',
        ...told,
        ...defined({ from: parts.from, data: parts.data }),
      };
    case 'http':
      return { kind, status: parts.status ?? 500, ...told };
    case 'timeout':
    case 'malformed':
      return { kind, ...told, ...defined({ status: parts.status }) };
    case 'offline':
    case 'cancelled':
    case 'unexpected':
      return { kind, ...told };
  }
}
