import { defined } from '@heptad/formatting';
import { createAxiosTransport } from './axios-transport';

/** A browser's request that goes nowhere: it keeps what was put into it and answers at once. */
class PlayedRequest {
  static last: PlayedRequest;
  readonly headers = new Map<string, string>();
  body: unknown = 'nothing sent';
  readonly status = 200;
  readonly statusText = '';
  readonly readyState = 4;
  readonly responseURL = 'https://page.example/';
  readonly responseText = '{}';
  readonly response = '{}';
  onloadend: (() => void) | null = null;
  constructor() {
    PlayedRequest.last = this;
  }
  open(): void {}
  abort(): void {}
  getAllResponseHeaders(): string {
    return '';
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name.toLowerCase(), value);
  }
  send(body: unknown): void {
    this.body = body;
    queueMicrotask(() => this.onloadend?.());
  }
}

describe('what a browser is given to send', () => {
  const real = window.XMLHttpRequest;
  beforeEach(() => {
    Object.assign(window, { XMLHttpRequest: PlayedRequest });
  });
  afterEach(() => {
    window.XMLHttpRequest = real;
  });

  const carry = (method: 'GET' | 'POST', headers: Record<string, string>, body?: string) =>
    createAxiosTransport('')({
      method,
      url: '/x',
      headers,
      answer: 'text',
      signal: new AbortController().signal,
      ...defined({ body }),
    });

  it('API-019 a GET keeps the JSON content type, though it has no body', async () => {
    await carry('GET', { 'Content-Type': 'application/json', requestId: 'r1' });
    expect(PlayedRequest.last.headers.get('content-type')).toBe('application/json');
    expect(PlayedRequest.last.headers.get('requestid')).toBe('r1');
    expect(PlayedRequest.last.body).toBeNull();
  });

  it('no cookie of the page goes into a header', async () => {
    document.cookie = 'XSRF-TOKEN=mine';
    await carry('POST', {}, '{}');
    expect([...PlayedRequest.last.headers.values()].join()).not.toContain('mine');
    document.cookie = 'XSRF-TOKEN=; max-age=0';
  });

  it('a GET that names no content type has none', async () => {
    await carry('GET', {});
    expect(PlayedRequest.last.headers.has('content-type')).toBe(false);
  });

  it('API-008 a POST carries its text as it is', async () => {
    await carry('POST', { 'Content-Type': 'application/json;charset=UTF-8' }, '{"a":1}');
    expect(PlayedRequest.last.headers.get('content-type')).toBe('application/json;charset=UTF-8');
    expect(PlayedRequest.last.body).toBe('{"a":1}');
  });
});
