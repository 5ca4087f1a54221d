import type { ButtonHTMLAttributes, ReactNode } from 'react';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` is the one action of its place, `quiet` has no frame. */
  readonly look?: 'main' | 'plain' | 'quiet' | 'danger';
  readonly icon?: ReactNode;
}

export function Button({ look = 'plain', icon, className = '', children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`button button-${look} ${className}`} {...rest}>
      {icon}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}
