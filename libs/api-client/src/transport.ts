/** A request as it leaves the client. */
export interface TransportRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query, or a full address. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON text of a POST. */
  readonly body?: string;
  readonly answer: 'text' | 'blob';
  readonly signal: AbortSignal;
}

/** An answer with any HTTP status. */
export interface TransportAnswer {
  readonly status: number;
  readonly statusText: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob;
}

/** Carries one request; rejects only when there was no answer at all. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
