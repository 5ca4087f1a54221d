import { useId, type ReactNode } from 'react';

/** A titled part of an editor. */
export function Section(props: {
  readonly title: string;
  readonly hint?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <header>
        <h3 id={id}>{props.title}</h3>
        {props.aside}
      </header>
      {props.hint !== undefined && <p className="section-hint">{props.hint}</p>}
      {props.children}
    </section>
  );
}
