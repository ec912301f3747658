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
  readonly failed: boolean;
  readonly snapshot: DocumentFragment | null;
}

/** Keeps what a page throws to itself: its prerendered copy stays readable, the rest of the site works. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false, snapshot: null };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ path }: PageBoundaryProps, { failed, snapshot }: PageBoundaryState) {
    if (!failed || snapshot || typeof document === 'undefined') return null;
    return { snapshot: snapshotOf(path) };
  }

  override componentDidCatch(error: unknown): void {
    hear({ error, module: this.props.module });
  }

  override componentDidUpdate(previous: PageBoundaryProps): void {
    if (previous.path !== this.props.path && this.state.failed) this.setState({ failed: false, snapshot: null });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { snapshot } = this.state;
    return snapshot ? <div ref={(element) => element?.replaceChildren(snapshot.cloneNode(true))} /> : this.props.failed;
  }
}
