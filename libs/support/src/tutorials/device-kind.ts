/** The device by which a technical question is asked first; the ids of their articles. */
export type DeviceKind = 'iphone' | 'android' | 'computer';

/** Tells what a browser runs on. @param userAgent as the browser names itself @param touchPoints an iPad names itself a Mac and has some */
export function deviceKind(userAgent: string, touchPoints: number): DeviceKind {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'iphone';
  return /Macintosh/i.test(userAgent) && touchPoints > 1 ? 'iphone' : 'computer';
}
