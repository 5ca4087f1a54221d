import { TOAST_KIND, type ToastStore } from './toast-store';

/** What a toast says once a text is copied, and where it could not be. */
export interface CopyWords {
  readonly copied: string;
  readonly failed: string;
}

/**
 * Copies a text and says in a toast whether that succeeded; never rejects. Without a secure context there is no clipboard at
 * all, which fails the same way as one that refuses.
 */
export async function copyText(
  text: string,
  toast: Pick<ToastStore, 'show'>,
  { copied, failed }: CopyWords,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.show({ text: copied, kind: TOAST_KIND.success });
  } catch {
    toast.show({ text: failed, kind: TOAST_KIND.failure });
  }
}
