import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { cx, FOCUS_RING_INSIDE } from '../styling/class-names';

const FRAME = 'flex aspect-video w-full flex-col items-center justify-center px-6 text-center';

export interface StreamCoverProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  readonly text: string;
  /** What the tap will do besides, such as what it costs. */
  readonly hint: string;
  /** Fills the frame behind the words, which are white on it: it is dark enough for them by itself. */
  readonly picture?: ReactNode;
}

/** The cover of a stream before it is started, in the frame of the video. */
export function StreamCover({ text, hint, picture, className, ...rest }: StreamCoverProps) {
  const colours = picture ? 'text-[#ffffff]' : 'bg-head-special text-on-head-special';
  return (
    <button
      {...rest}
      type="button"
      className={cx('relative isolate gap-2', FRAME, colours, FOCUS_RING_INSIDE, className)}
    >
      {picture}
      <span className="flex h-[64px] w-[64px] items-center justify-center rounded-pill border-2 border-current">
        <Icon name="play" className="h-[32px] w-[32px]" />
      </span>
      <span className="text-base font-medium">{text}</span>
      <span className="text-xs">{hint}</span>
    </button>
  );
}

export interface StreamNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly text: string;
  /** A next step, where there is one. */
  readonly children?: ReactNode;
}

/** Why a stream is not playing, in the frame of its pictures. */
export function StreamNotice({ text, children, className, ...rest }: StreamNoticeProps) {
  return (
    <div {...rest} className={cx('gap-3 bg-sunken text-sm', FRAME, className)}>
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
