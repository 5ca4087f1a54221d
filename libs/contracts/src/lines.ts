/** The entry of the line list whose first item is the socket's address (SOCKET-001, OPEN-058). */
export const SOCKET_LINE_ENTRY = '51';

/** The entry of the line list that holds the site's own lines (OPEN-058). */
export const SITE_LINE_ENTRY = '1';

/** Asked of a line to see that it is there, and how fast it answers; no content, readable by the site's other lines. */
export const LINE_HEALTH_PATH = '/line-health';
