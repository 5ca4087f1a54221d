import { Component, type ReactNode } from 'react';
import { isMissingChunk, reloadForMissingChunk, reloadHostOf } from './chunk-reload';
import { FailurePage } from './failure-page';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly missingChunk: boolean;
}

/** Catches what no route caught, so that a member never sees a blank page (SHELL-024). */
export class RenderBoundary extends Component<Props, State> {
  override state: State = { failed: false, missingChunk: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, missingChunk: isMissingChunk(error) };
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingChunk(error)) reloadForMissingChunk(reloadHostOf(window));
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <FailurePage kind={this.state.missingChunk ? 'chunkFailure' : 'renderFailure'} />;
  }
}
