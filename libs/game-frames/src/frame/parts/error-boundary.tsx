import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown once something inside could not be drawn. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a defect inside from leaving an empty frame. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.otherwise : this.props.children;
  }
}
