/** The kinds of phone that put a site on their home screen in different ways. */
export const PHONES = ['ios', 'android'] as const;
export type Phone = (typeof PHONES)[number];

export interface BrowserMarks {
  readonly userAgent: string;
  /** Fingers the screen feels at once: what tells a tablet that calls itself a Mac from one. */
  readonly maxTouchPoints: number;
}

/** The phone a browser runs on; undefined on a computer. */
export function phoneOf({ userAgent, maxTouchPoints }: BrowserMarks): Phone | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : undefined;
}
