/** What is played, and how. */
export interface Attachment {
  readonly address: string;
  /** Asked for with the member's cookies (MEDIA-023). */
  readonly credentials: boolean;
  /** The member wants to spend little data: the smallest pictures. */
  readonly frugal: boolean;
  /** The stream cannot be played from here; called at most once. */
  readonly onFailure: () => void;
}

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Pictures that stand still this long count as lost, milliseconds. */
export const STALL_MS = 15_000;

function attachNatively(
  video: HTMLVideoElement,
  { address, credentials, onFailure }: Attachment,
): () => void {
  video.crossOrigin = credentials ? 'use-credentials' : 'anonymous';
  video.addEventListener('error', onFailure);
  video.src = address;
  return () => {
    video.removeEventListener('error', onFailure);
    video.removeAttribute('src');
    video.load();
  };
}

/** Fails when a start or a stop in the pictures takes too long. */
function watchStalls(video: HTMLVideoElement, onStall: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const calm = () => clearTimeout(timer);
  const worry = () => {
    calm();
    timer = setTimeout(onStall, STALL_MS);
  };
  worry();
  video.addEventListener('waiting', worry);
  video.addEventListener('playing', calm);
  video.addEventListener('pause', calm);
  return () => {
    calm();
    video.removeEventListener('waiting', worry);
    video.removeEventListener('playing', calm);
    video.removeEventListener('pause', calm);
  };
}

/**
 * Puts a stream into a video: by the browser itself where it plays HLS, else by hls.js, which is fetched then.
 * @returns how to take it out again: nothing is fetched any more
 */
export function attachStream(video: HTMLVideoElement, attachment: Attachment): () => void {
  let over = false;
  let detach: () => void = () => undefined;
  const fail = () => {
    if (over) return;
    over = true;
    attachment.onFailure();
  };
  const watched: Attachment = { ...attachment, onFailure: fail };
  const stopWatching = watchStalls(video, fail);
  if (video.canPlayType(HLS_TYPE) !== '') detach = attachNatively(video, watched);
  else
    import('./hls-attachment').then(({ attachByHls }) => {
      if (!over) detach = attachByHls(video, watched);
    }, fail);
  return () => {
    over = true;
    stopWatching();
    detach();
  };
}
