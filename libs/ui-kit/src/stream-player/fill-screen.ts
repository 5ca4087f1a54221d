/** Fills the screen with the pictures, or gives it free again; an iPhone can do so with the video alone. */
export function fillScreen(
  frame: HTMLElement,
  video: HTMLVideoElement & { webkitEnterFullscreen?: () => void },
): void {
  if (document.fullscreenElement !== null && document.fullscreenElement !== undefined) {
    void document.exitFullscreen().catch(() => undefined);
  } else if (typeof frame.requestFullscreen === 'function') {
    // Refused: the pictures stay where they are.
    void frame.requestFullscreen().catch(() => undefined);
  } else video.webkitEnterFullscreen?.();
}
