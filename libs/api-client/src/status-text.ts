/** The texts of HTTP statuses that servers and what stands before them answer with. */
const TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  417: 'Expectation Failed',
  418: 'I am a teapot',
  421: 'Misdirected Request',
  422: 'Unprocessable Entity',
  424: 'Failed Dependency',
  425: 'Too Early',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  505: 'HTTP Version Not Supported',
  507: 'Insufficient Storage',
  511: 'Network Authentication Required',
};

/**
 * The text of a status (ERR-011). HTTP/2 and later send none: there the number alone tells it.
 * @param sent the text that came with the status
 * @returns empty for a number without a text
 */
export function statusTextOf(status: number, sent: string): string {
  return sent.trim() === '' ? (TEXTS[status] ?? '') : sent;
}
