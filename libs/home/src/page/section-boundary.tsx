import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Shown in place of a section that broke. */
  readonly fallback: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Error boundary of a section: an error in it does not break the page. */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
