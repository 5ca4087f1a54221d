import { useEffect, useRef, type ReactNode } from 'react';
import { useMotion } from '../motion/use-motion';

const ARRIVAL = [
  { transform: 'translateY(14px) scale(.94)', opacity: 0 },
  { transform: 'none', opacity: 1 },
] as const;

interface ActivityHeroProps {
  readonly title: string;
  readonly summary: string;
  /** The kind's drawing, on a field of 120 × 120. */
  readonly art: ReactNode;
  /** Below the words: the countdown. */
  readonly children?: ReactNode;
}

/** The head of an activity's page: what it is, in the brand's own colour, with the drawing of its kind. */
export function ActivityHero({ title, summary, art, children }: ActivityHeroProps) {
  const move = useMotion();
  const drawing = useRef<HTMLDivElement>(null);
  useEffect(() => void move(drawing.current, ARRIVAL, { duration: 420, easing: 'ease-out' }), [move]);
  return (
    <div className="relative isolate flex min-h-[176px] flex-col overflow-hidden rounded-l bg-accent p-5 text-on-accent shadow-2">
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 360 180"
        preserveAspectRatio="xMaxYMid slice"
        className="absolute inset-0 -z-10 size-full"
      >
        <circle cx="292" cy="92" r="132" className="fill-on-accent" opacity=".06" />
        <circle cx="292" cy="92" r="92" className="fill-on-accent" opacity=".07" />
        <circle cx="292" cy="92" r="56" className="fill-on-accent" opacity=".08" />
        <path d="M0 164c60-26 96 8 156-10s92-30 204-6v32H0z" className="fill-on-accent" opacity=".07" />
      </svg>
      <div className="flex min-w-0 flex-1 items-center gap-4">
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <h2 className="text-2xl leading-tight font-semibold [overflow-wrap:anywhere]">{title}</h2>
          <p className="text-sm leading-snug [overflow-wrap:anywhere]">{summary}</p>
        </div>
        <div ref={drawing} className="size-[116px] shrink-0 md:size-[132px]">
          {art}
        </div>
      </div>
      {children !== undefined && <div className="mt-3">{children}</div>}
    </div>
  );
}
