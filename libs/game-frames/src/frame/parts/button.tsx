import type { ButtonHTMLAttributes, ReactNode } from 'react';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  readonly look?: 'main' | 'plain' | 'icon';
}

const LOOKS: Readonly<Record<NonNullable<ButtonProps['look']>, string>> = {
  main: 'bg-accent text-on-accent font-semibold px-5 rounded-full',
  plain: 'bg-felt-3 text-ink px-4 rounded-full',
  icon: 'text-ink-2 rounded-full',
};

/** A button of the frame: a finger's width at least. */
export function Button({ look = 'plain', ...rest }: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type="button"
      className={`inline-flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-2 select-none active:brightness-90 disabled:cursor-default disabled:opacity-45 ${LOOKS[look]}`}
    />
  );
}
