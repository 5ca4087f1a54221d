import { Button, Skeleton } from '@heptad/ui-kit';
import { Component, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadHostOf } from '../feedback/chunk-reload';
import type { PanelView } from './panel-views';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of a panel that broke. */
  readonly fallback: ReactNode;
}

/** Error boundary of a panel: an error in it does not break the page. */
class PanelBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Of a panel that names none, CSS pixels. */
const PANEL_HEIGHT = 192;

export interface PanelStackProps {
  readonly panels: readonly PanelView[];
  /** What stands in place of a panel until it is loaded; its height is kept free unless given. */
  readonly waiting?: ReactNode;
}

/** Panels of features one below the other. A broken one offers to reload the page, also a covered one: it may be what would uncover it. */
export function PanelStack({ panels, waiting }: PanelStackProps) {
  const { t } = useTranslation('shell');
  return panels.map(({ id, height = PANEL_HEIGHT, Component: Panel }) => (
    <PanelBoundary
      key={id}
      fallback={
        <Button variant="plain" size="s" className="visible" onClick={() => reloadHostOf(window).reload()}>
          {t('refresh')}
        </Button>
      }
    >
      <Suspense
        fallback={
          waiting === undefined ? <Skeleton className="shrink-0 rounded-l" style={{ height }} /> : waiting
        }
      >
        <Panel />
      </Suspense>
    </PanelBoundary>
  ));
}
