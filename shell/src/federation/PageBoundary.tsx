import { Component, type ReactNode } from 'react';
import { hear } from '../signals/failures';
import { snapshotOf } from './snapshot';

interface PageBoundaryProps {
  /** A new path gives the boundary a new chance. */
  readonly path: string;
  /** Whose code it holds. */
  readonly module: string;
  /** Shown when the page's code throws and no prerendered copy of it exists. */
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly failedAt: string | null;
}

/** Keeps what a page throws to itself: its prerendered copy stays readable, the rest of the site works. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failedAt: null };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failedAt: '' };
  }

  override componentDidCatch(error: unknown): void {
    hear({ error, module: this.props.module });
  }

  override componentDidUpdate(previous: PageBoundaryProps): void {
    if (previous.path !== this.props.path && this.state.failedAt !== null) this.setState({ failedAt: null });
  }

  override render(): ReactNode {
    const { path, failed, children } = this.props;
    if (this.state.failedAt === null) return children;
    const snapshot = typeof document === 'undefined' ? null : snapshotOf(path);
    return snapshot ? <div ref={(element) => element?.replaceChildren(snapshot)} /> : failed;
  }
}
