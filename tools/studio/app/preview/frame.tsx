import { useEffect, useRef, useState } from 'react';
import { HEIGHTS, type Width } from './frame-address';

/** A brand's page in a window of a width, drawn smaller where there is less room. */
export function Frame(props: {
  readonly title: string;
  readonly caption: string;
  readonly address: string;
  readonly width: Width;
}) {
  const { title, caption, address, width } = props;
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>(width);
  useEffect(() => {
    const watched = box.current;
    if (watched === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setRoom(watched.clientWidth));
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  return (
    <figure className="frame" ref={box}>
      <figcaption>
        {caption}
        <small>{scale < 1 ? `${Math.round(scale * 100)} %` : ''}</small>
      </figcaption>
      <div className="frame-window" style={{ width: width * scale, height: HEIGHTS[width] * scale }}>
        <iframe
          title={title}
          src={address}
          width={width}
          height={HEIGHTS[width]}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  );
}
