import { useEffect, useRef, useState, type RefObject } from 'react';
import { drawPoster, type PosterWords } from './draw-poster';
import { brandPosterLook, posterMark } from './poster-look';

/** Of the poster's file. */
export const POSTER_TYPE = 'image/png';

export interface Poster {
  /** For the canvas that it is drawn on. */
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** The drawn poster; undefined until it is. */
  readonly picture: File | undefined;
  /** Hands it to another app; undefined where this device cannot. */
  readonly share: (() => void) | undefined;
}

interface PosterOrder {
  /** Keep them the same between renders. */
  readonly words: PosterWords;
  readonly link: string;
  /** The address of the brand's mark. */
  readonly mark: string;
  readonly fileName: string;
}

/** Draws a poster with a member's own link on this device, in the colours of the brand. */
export function usePoster({ words, link, mark, fileName }: PosterOrder): Poster {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<File>();
  useEffect(() => {
    let left = false;
    const draw = async (): Promise<void> => {
      const drawn = await posterMark(mark);
      const context = canvas.current?.getContext('2d');
      if (left || !context) return;
      drawPoster(context, { words, look: brandPosterLook(), link, mark: drawn });
      canvas.current?.toBlob((blob) => {
        if (!left && blob) setPicture(new File([blob], fileName, { type: POSTER_TYPE }));
      }, POSTER_TYPE);
    };
    void draw();
    return () => {
      left = true;
    };
  }, [words, link, mark, fileName]);
  const shared = picture && { files: [picture] };
  const canShare = shared && typeof navigator.share === 'function' && navigator.canShare(shared);
  return {
    canvas,
    picture,
    // Closing the system's sheet is no failure.
    share: canShare ? () => void navigator.share(shared).catch(() => undefined) : undefined,
  };
}
