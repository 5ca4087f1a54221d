import axios, { AxiosHeaders } from 'axios';
import type { Transport } from './transport';

/**
 * Carries requests with axios. Answers arrive untouched: status, text and headers are judged by the client.
 * @param baseUrl prefix of every path; empty means the page's own origin
 */
export function createAxiosTransport(baseUrl: string): Transport {
  const http = axios.create({
    baseURL: baseUrl,
    validateStatus: () => true,
    transformResponse: (data: unknown) => data,
    transformRequest: (data: unknown) => data,
    withCredentials: false,
    // No cookie is copied into a header; looking for one would hold up every request.
    withXSRFToken: false,
    // Outside a browser only the fetch adapter gives a Blob.
    adapter: ['xhr', 'fetch'],
  });
  return async (request) => {
    const answer = await http.request<string | Blob>({
      method: request.method,
      url: request.url,
      headers: { ...request.headers },
      responseType: request.answer,
      signal: request.signal,
      // Nothing at all would take the content type away from calls that carry it without a body (API-019).
      data: request.body ?? null,
    });
    const headers: Record<string, string> = {};
    for (const [name, value] of AxiosHeaders.from(answer.headers as AxiosHeaders)) {
      if (value !== undefined && value !== null) headers[name.toLowerCase()] = String(value);
    }
    return { status: answer.status, statusText: answer.statusText ?? '', headers, body: answer.data };
  };
}
