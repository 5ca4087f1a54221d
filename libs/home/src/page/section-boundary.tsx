import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Shown in place of a section that broke. */
  readonly fallback: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Keeps what breaks in one section from taking the page with it. */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
