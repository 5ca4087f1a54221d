import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import { cx } from '../styling/class-names';
import type { DrawLink } from './clean-rich-text';
import { isRich, plainText } from './plain-text';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Text from outside: plain, or rich text that is cleaned before it is drawn. */
  readonly text: string;
  /** Draws a link of the text, whose address it judges; keep it the same between renders. */
  readonly renderLink: DrawLink;
}

type Drawn = { readonly text: string; readonly content: ReactNode } | undefined;

/**
 * Shows text from outside. What cleans rich text is fetched with the first one; where that cannot be had, its bare words are shown. Plain
 * text keeps its lines.
 */
export function RichText({ text, renderLink, className, ...rest }: RichTextProps) {
  const [drawn, setDrawn] = useState<Drawn>();
  const isPlain = !isRich(text);

  useEffect(() => {
    if (isPlain) return undefined;
    let isWanted = true;
    const show = (content: ReactNode): void => {
      if (isWanted) setDrawn({ text, content });
    };
    import('./clean-rich-text')
      .then(({ cleanRichText }) => show(cleanRichText(text, renderLink)))
      .catch(() => show(<PlainText text={plainText(text)} />));
    return () => {
      isWanted = false;
    };
  }, [text, isPlain, renderLink]);

  const content = isPlain ? <PlainText text={text} /> : drawn?.text === text ? drawn.content : undefined;
  return (
    <div
      {...rest}
      aria-busy={content === undefined || undefined}
      className={cx('min-w-0 text-base [overflow-wrap:anywhere]', className)}
    >
      {content ?? <Waiting />}
    </div>
  );
}

const PlainText = ({ text }: { readonly text: string }) => <p className="whitespace-pre-line">{text}</p>;

function Waiting() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  );
}
