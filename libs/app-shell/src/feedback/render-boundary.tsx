import { firstScreen } from '@heptad/ui-kit';
import { Component, type ReactNode } from 'react';
import { tellCaught } from '../watch/visit-errors';
import { isMissingChunk } from './chunk-reload';
import { FailurePage } from './failure-page';
import { MissingChunk } from './missing-chunk';

interface Props {
  readonly children: ReactNode;
  /** It stands in the page already and comes alive part by part: its page says by itself when it has. */
  readonly rendered?: boolean;
}

interface State {
  readonly failed: boolean;
  readonly missingChunk: boolean;
}

/** Around the whole page: tells that it is drawn, and catches what no route caught, so that a member never sees a blank page (SHELL-024). */
export class RenderBoundary extends Component<Props, State> {
  override state: State = { failed: false, missingChunk: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, missingChunk: isMissingChunk(error) };
  }

  override componentDidMount(): void {
    // What the page waits for has said so by now: the effects of its parts come before.
    if (this.props.rendered !== true) firstScreen.shown();
  }

  override componentDidCatch(error: unknown): void {
    tellCaught(window, error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.state.missingChunk ? <MissingChunk /> : <FailurePage kind="renderFailure" />;
  }
}
